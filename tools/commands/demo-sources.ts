import { defineCommand, runCommand } from '../../api/commands/run-command.ts'
import { startMockServer, tourPlaces } from '../../api/testing/listing-sites/mock-server.ts'

const usage = `Serves replicas of the listing sites on this machine, so that you can try the scraper offline.

  npm run demo:sources                   on port 5080
  npm run demo:sources -- --port 5090    on another port
  npm run demo:sources -- --no-troubles  without the slow page, the 429 and the challenges`

export const command = defineCommand({
  usage,
  options: { port: { type: 'string', default: '5080' }, 'no-troubles': { type: 'boolean', default: false } },
  run: async (given) => {
    const port = Number(given.port)
    if (!Number.isInteger(port) || port < 0 || port > 65_535)
      throw new Error(`--port must be a number from 0 to 65535 (it is "${given.port}")`)
    const mockServer = await startMockServer({ port, hasTroubles: !given['no-troubles'] })
    const listings = Object.values(mockServer.expected).flat().length
    console.log(
      `# ${mockServer.firms.length} fictional businesses in ${listings} listings; stop with Ctrl+C. Start the site with these settings:`,
    )
    for (const [name, value] of Object.entries(mockServer.settings)) console.log(`${name}=${value}`)
    console.log(`SCRAPER_PLACES=${tourPlaces.join(',')}`)
    console.log(`# One more directory: ${mockServer.directoryUrl}`)
    console.log(`# A supplier's own site: ${mockServer.siteUrls[0]}`)
  },
})

if (import.meta.main) process.exitCode = await runCommand(command)
