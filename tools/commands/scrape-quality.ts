import {
  judgeOwnSites,
  ownSiteBar,
  ownSitePages,
  ownSiteTable,
  getRightShare,
} from '../../api/testing/quality/own-sites.ts'
import { measureListings, percentRight, qualityBar, qualityTable } from '../../api/testing/quality/measure-listings.ts'
import { defineCommand, runCommand } from '../../api/commands/run-command.ts'

const usage = `Measures how much of each source's saved pages, and of labelled pages of suppliers' own sites, is read correctly.

  npm run scrape:quality              the share of each field
  npm run scrape:quality -- --wrong   also lists what was read wrongly`

const measureSources = async () => {
  const rows = await measureListings()
  console.log('How much of the saved pages is read correctly:\n')
  for (const line of qualityTable(rows)) console.log(line)
  const below = rows.filter((row) => percentRight(row) < qualityBar)
  if (below.length)
    console.error(`\nBelow ${qualityBar} %: ${below.map(({ source, field }) => `${source} ${field}`).join(', ')}`)
  return below.length === 0
}

const measureOwnSites = async (withWrong: boolean) => {
  const pages = await ownSitePages()
  const verdicts = judgeOwnSites(pages)
  console.log(
    `\nSuppliers’ own sites: ${pages.length} labelled pages, those that the readers were mended with and those held out:\n`,
  )
  for (const line of ownSiteTable(verdicts)) console.log(line)
  for (const { page, field, verdict, read, expected } of withWrong ? verdicts : [])
    if (verdict !== 'right')
      console.log(`${page.set}/${page.name}, ${field}: ${JSON.stringify(read)} for ${JSON.stringify(expected)}`)
  const isEnough = getRightShare(verdicts) >= ownSiteBar
  if (!isEnough) console.error(`\nBelow ${ownSiteBar} %: suppliers’ own sites`)
  return isEnough
}

export const command = defineCommand({
  usage,
  options: { wrong: { type: 'boolean', default: false } },
  run: async ({ wrong }) => {
    const isEnough = [await measureSources(), await measureOwnSites(wrong)]
    return isEnough.every(Boolean) ? 0 : 1
  },
})

if (import.meta.main) process.exitCode = await runCommand(command)
