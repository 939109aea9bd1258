import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { afterAll, expect, test, vi } from 'vitest'
import { renderOnce } from '../../app/render-cache.ts'
import { RenderCacheContext } from '../../ui/hooks/use-server-html.ts'
import { buildAdvice, buildCounty, buildGuide } from './build-county.ts'
import { CountyAdvice, CountyGuide, CountyQuestions, MajorCities } from './CountyGuide.tsx'
import { CountyStatistics } from './CountyStatistics.tsx'
import type { GuideContent } from './county-questions.ts'
import type { ShownCounty } from './county-types.ts'

vi.stubEnv('SSR', true)
afterAll(() => vi.unstubAllEnvs())

const county = (overrides = {}) => buildCounty(overrides) as unknown as ShownCounty
const guide = (overrides = {}) => buildGuide(overrides) as unknown as GuideContent
const { stats } = county()
const { cities, seasonalRecommendations: seasons } = guide()
const nowhere = county({ topSuppliers: [], cities: [] })

/** Each section without links, then with one change that it shows. */
const sections: Record<string, ReactElement[]> = {
  advice: [
    <CountyAdvice key="" county={county()} />,
    <CountyAdvice key="" county={county({ name: 'Kent' })} />,
    <CountyAdvice key="" county={county({ advice: [buildAdvice('Tracks')] })} />,
  ],
  guide: [
    <CountyGuide key="" name="Essex" guide={guide()} />,
    <CountyGuide key="" name="Kent" guide={guide()} />,
    ...[
      { overviewHtml: '<p>Oasts.</p>' },
      { buyingGuideHtml: '<p>Ask.</p>' },
      { localTrends: ['Wood'] },
      { localMaterials: ['Wool'] },
      { weatherConsiderations: 'Wind.' },
      { seasonalRecommendations: { ...seasons, winter: 'Line them.' } },
    ].map((some) => <CountyGuide key="" name="Essex" guide={guide(some)} />),
  ],
  questions: [
    <CountyQuestions key="" name="Essex" guide={guide()} />,
    <CountyQuestions key="" name="Kent" guide={guide()} />,
    <CountyQuestions key="" name="Essex" guide={guide({ localTrends: ['Wood'] })} />,
  ],
  figures: [
    <CountyStatistics key="" county={county()} />,
    <CountyStatistics key="" county={county({ name: 'Kent' })} />,
    <CountyStatistics key="" county={county({ stats: { ...stats, averageRating: 3.5 } })} />,
  ],
  cities: [
    <MajorCities key="" guide={guide()} county={nowhere} />,
    <MajorCities key="" guide={guide({ cities: cities.slice(1) })} county={nowhere} />,
  ],
}

const render = (section: ReactElement) => renderToString(<MemoryRouter>{section}</MemoryRouter>)

test.for(Object.entries(sections))('the cached %s equal those rendered now', ([, shown]) => {
  const pages = shown.map(render)
  expect(new Set(pages).size).toBe(shown.length)
  for (const [at, section] of shown.entries()) {
    const cache = vi.fn<typeof renderOnce>(renderOnce)
    expect(render(<RenderCacheContext value={cache}>{section}</RenderCacheContext>)).toBe(pages[at])
    expect(cache).toHaveBeenCalled()
  }
})
