import { expect, test } from 'vitest'
import { counties } from '../../places/areas/counties.ts'
import { bulkLists, majorCities, popularPlaces, ukCounties } from './bulk-places.rules.ts'
import { directoryNames, getReader } from '../sources/registry.ts'
import { readEnv } from '../../process/env.ts'
import { directoriesRun, mapsRun, searchPlan } from './start-run.ts'

test('the bulk lists have every county, about seventy cities and the popular ten', () => {
  expect([...ukCounties].toSorted()).toEqual(counties.map(({ name }) => name).toSorted())
  expect(new Set(majorCities).size).toBe(70)
  expect(popularPlaces).toEqual([
    'London',
    'Manchester',
    'Birmingham',
    'Leeds',
    'Glasgow',
    'Edinburgh',
    'Liverpool',
    'Bristol',
    'Sheffield',
    'Cardiff',
  ])
  expect(bulkLists.map(({ value, places }) => [value, places.length])).toEqual([
    ['popular', 10],
    ['cities', 70],
    ['counties', 108],
  ])
})

test('a full scrape searches blinds, curtains and shutters in each city and county once', () => {
  const plan = searchPlan()
  expect(plan.slice(0, 3)).toEqual([
    { what: 'blinds', where: 'London' },
    { what: 'curtains', where: 'London' },
    { what: 'shutters', where: 'London' },
  ])
  const places = plan.map(({ where }) => where)
  for (const place of ['Kent', 'County Antrim', 'Greater Manchester', 'Powys', 'Edinburgh', 'Inverness'])
    expect(places.filter((name) => name === place).length, place).toBe(3)
  expect(places).not.toContain('City of Edinburgh')
  expect(plan.length).toBe(new Set(plan.map(({ what, where }) => `${what} ${where}`)).size)
})

test('what SCRAPER_SOURCES turns off is not searched, and asking for it alone is refused', () => {
  const env = readEnv({ SCRAPER_SOURCES: 'yell, thomson', GOOGLE_PLACES_KEY: 'key' })
  expect(directoriesRun(env, 'all', {}).settings).toMatchObject({ sources: ['yell', 'thomson'], pagesPerSearch: 10 })
  expect(directoriesRun(env, 'yell', { isTest: true }).settings).toMatchObject({ sources: ['yell'], pagesPerSearch: 1 })
  expect(() => directoriesRun(env, 'freeindex', {})).toThrow('FreeIndex is turned off by SCRAPER_SOURCES.')
  const directories = ['https://a.example/']
  expect(() => directoriesRun(env, 'yell', { directories })).toThrow('Directory is turned off by SCRAPER_SOURCES.')
  expect(() => mapsRun(env, ['Leeds'], {})).toThrow('Google Maps is turned off by SCRAPER_SOURCES.')
  expect(() => mapsRun(readEnv({}), ['Leeds'], {})).toThrow('Set GOOGLE_PLACES_KEY to scrape Google Maps.')
  const own = readEnv({ SCRAPER_SOURCES: 'directory' })
  expect(() => directoriesRun(own, 'all', {})).toThrow('All directories are turned off by SCRAPER_SOURCES.')
  expect(directoriesRun(own, 'all', { directories }).settings).toMatchObject({ sources: [], directories })
})

test('a directory’s address may be typed without a scheme, or with one in capitals', () => {
  const { settings } = directoriesRun(readEnv({}), 'all', {
    directories: ['a.example/blinds', 'Https://b.example/', 'HTTP://C.EXAMPLE/'],
  })
  expect(settings.directories).toEqual(['https://a.example/blinds', 'Https://b.example/', 'HTTP://C.EXAMPLE/'])
})

test('each directory is requested at its own address, or at the setting’s', () => {
  const urls = (env: Record<string, string>, page = 2) =>
    directoryNames.map((name) =>
      getReader(name, readEnv(env)).searchUrl('blinds & curtains', 'Newcastle upon Tyne', page),
    )
  expect(urls({})).toEqual([
    'https://www.yell.com/ucs/UcsSearchAction.do?keywords=blinds+%26+curtains&location=Newcastle+upon+Tyne&pageNum=2',
    'https://www.thomsonlocal.com/search/blinds-and-curtains/newcastle-upon-tyne?page=2',
    'https://www.freeindex.co.uk/searchresults.htm?k=blinds+%26+curtains&l=Newcastle+upon+Tyne&page=2',
    'https://www.checkatrade.com/Search/blinds%20%26%20curtains/in/Newcastle%20upon%20Tyne?page=2',
  ])
  expect(urls({}, 1).filter((url) => url.includes('page='))).toEqual([])
  expect(urls({ SOURCE_BASE_YELL: 'http://yell.localhost:5080/' })[0]).toMatch(/^http:\/\/yell\.localhost:5080\/ucs\//)
})
