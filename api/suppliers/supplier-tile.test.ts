import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { viewAt } from '../places/geometry/view-at.ts'
import { describeTile } from './supplier-tile.ts'

const drawn = readFileSync('api/pictures/drawn/tiles.svg', 'utf8')
const nowhere = { latitude: null, longitude: null }
const service = (name: string, ...services: string[]) =>
  describeTile({ id: 1, name, services, ...nowhere }).split(' ')[3]

test.each([
  ['Kent Roman Blinds', [], 'roman'],
  ['Harper & Sons', ['Plantation Shutters', 'Blinds'], 'shutters'],
  ['Harper & Sons', ['Curtains'], 'curtains'],
  ['The Blind Repair Man', ['Blinds'], 'repairs'],
  ['Curtain Fitters of Bath', ['Curtains'], 'installation'],
  ['Wooden Blinds Direct', [], 'venetian'],
  ['Leeds Blinds', ['Vertical Blinds'], 'vertical'],
])('the tile of %s, %j, shows its main service: %s', (name, services, expected) => {
  expect(service(name, ...services)).toBe(expected)
})

test.each([
  ['Brighton', 50.82, -0.137, 'sea'],
  ['London', 51.507, -0.128, 'city'],
  ['Barking, in the east of London', 51.54, 0.08, 'city'],
  ['Keswick', 54.6, -3.13, 'hills'],
  ['Rugby', 52.37, -1.26, 'terrace'],
])('%s looks out on: %s, %s is %s', (_, latitude, longitude, view) => {
  expect(viewAt({ latitude, longitude })).toBe(view)
})

test('neighbouring suppliers look different, each always the same, and every layer is drawn', () => {
  const tiles = Array.from({ length: 60 }, (_, id) => describeTile({ id, name: 'Blinds', services: [], ...nowhere }))
  expect(tiles).toEqual(Array.from(tiles, (_, id) => describeTile({ id, name: 'Blinds', services: [], ...nowhere })))
  expect(new Set(tiles).size).toBeGreaterThan(50)
  const layers = new Set(tiles.flatMap((tile) => tile.split(' ').slice(1)))
  expect([...layers].filter((layer) => !drawn.includes(`id="${layer}"`))).toEqual([])
})
