import { loadPostcodes } from '../places/postcodes/load-postcodes.ts'
import { createProgressBar } from './progress-bar.ts'
import { plural } from '../text/plural.rules.ts'
import { defineCommand, runCommand } from './run-command.ts'
import { withDatabase } from './with-database.ts'

const usage = `Loads the exact locations of postcodes from a free CSV or zip file: Ordnance Survey's Code-Point Open (Great Britain),
or the ONS Postcode Directory, which adds Northern Ireland and old postcodes. See docs/deploy/postcodes.md for
downloads and licences.

  npm run places -- codepo_gb.zip     replaces the locations loaded before; works while the site runs; an invalid file changes nothing`

export const command = defineCommand({
  usage,
  options: {},
  maxNames: 1,
  run: async (_, [path], { env, say }) => {
    if (!path) throw new Error('Specify one file: npm run places -- codepo_gb.zip')
    const started = performance.now()
    const bar = createProgressBar()
    const showProgress = (bytes: number, of: number) => {
      if (!process.stderr.isTTY) return
      if (bar.isActive) bar.update(bytes)
      else bar.start(of, bytes)
    }
    const loaded = await withDatabase(({ pool }) => loadPostcodes(pool, path, showProgress), env).finally(() =>
      bar.stop(),
    )
    const { postcodes, terminated, unplaced, areas, movedSuppliers } = loaded
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    say(`Loaded ${plural(postcodes, 'postcode')} of ${areas} of the 124 postcode areas in ${seconds} s.`)
    if (terminated) say(`${plural(terminated, 'postcode')} of these out of use.`)
    if (unplaced)
      say(`${plural(unplaced, 'postcode')} without a location in the file: in the centre of the district, as before.`)
    if (movedSuppliers)
      say(`${plural(movedSuppliers, 'supplier')} moved from the centre of the district to the postcode.`)
  },
})

if (import.meta.main) process.exitCode = await runCommand(command)
