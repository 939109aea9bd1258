import { judgeOwnSites, ownSiteBar, ownSitePages, ownSiteTable, shareOfRight } from '../scraping/tools/own-sites.ts'
import { measureQuality, percent, qualityBar, qualityTable } from '../scraping/tools/quality.ts'

const rows = await measureQuality()
console.log('How much of what the saved pages tell is read right:\n')
for (const line of qualityTable(rows)) console.log(line)
const below = rows.filter((row) => percent(row) < qualityBar)
if (below.length) {
  console.error(`\nBelow ${qualityBar} %: ${below.map(({ source, field }) => `${source} ${field}`).join(', ')}`)
  process.exitCode = 1
}

const withWrong = process.argv.includes('--wrong')
const pages = await ownSitePages()
const verdicts = judgeOwnSites(pages)
console.log(
  `\nSuppliers’ own sites: ${pages.length} labelled pages, those that the readers were mended with and those held out:\n`,
)
for (const line of ownSiteTable(verdicts)) console.log(line)
for (const { page, field, verdict, read, told } of withWrong ? verdicts : [])
  if (verdict !== 'right')
    console.log(`${page.set}/${page.name}, ${field}: ${JSON.stringify(read)} for ${JSON.stringify(told)}`)
if (shareOfRight(verdicts) < ownSiteBar) {
  console.error(`\nBelow ${ownSiteBar} %: suppliers’ own sites`)
  process.exitCode = 1
}
