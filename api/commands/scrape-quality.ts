import { measureQuality, percent, qualityBar, qualityTable } from '../scraping/tools/quality.ts'

const rows = await measureQuality()
console.log('How much of what the saved pages tell is read right:\n')
for (const line of qualityTable(rows)) console.log(line)
const below = rows.filter((row) => percent(row) < qualityBar)
if (below.length) {
  console.error(`\nBelow ${qualityBar} %: ${below.map(({ source, field }) => `${source} ${field}`).join(', ')}`)
  process.exitCode = 1
}
