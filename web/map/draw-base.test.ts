import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { drawLines, drawNames, viewBoxOf } from './draw-base.ts'
import { frameOf, shareOf } from './map-frame.ts'
import { kingdom } from './map-view.ts'
import { ownBaseMap } from './own-base-map.ts'

const frame = frameOf(kingdom)
const noMarks = { phone: [], wide: [] }
const rutland = frameOf({ west: -0.8, south: 52.5, east: -0.4, north: 52.8 })

/** The points of a drawing's paths of one class, in shares of the frame. */
const pointsOf = (html: string, name: string, box: string) => {
  const [, , width, height] = box.split(' ').map(Number)
  const drawn = new RegExp(`class="map-${name}[^>]* d="([^"]+)"`).exec(html)?.[1] ?? ''
  return drawn
    .split('M')
    .slice(1)
    .flatMap((part) => {
      const numbers = part.match(/-?\d+/g)!.map(Number)
      let [x, y] = [0, 0]
      return numbers.flatMap((_, at) => {
        if (at % 2) return []
        x += numbers[at]!
        y += numbers[at + 1]!
        return [{ x: x / width!, y: y / height! }]
      })
    })
}

test('the kingdom’s coast stands where it is, in at most 12 kB; lines of counties and motorways only where it is closer', () => {
  const drawn = drawLines(ownBaseMap, frame)
  expect(brotliCompressSync(drawn + drawNames(ownBaseMap, frame, noMarks)).length).toBeLessThan(12_000)
  const coast = pointsOf(drawn, 'land', viewBoxOf(frame))
  // Lizard Point, and Lowestoft Ness
  for (const [longitude, latitude] of [
    [-5.2, 49.96],
    [1.76, 52.48],
  ] as const) {
    const at = shareOf(frame, { longitude, latitude })
    expect(Math.min(...coast.map(({ x, y }) => Math.hypot(x - at.x, y - at.y)))).toBeLessThan(0.02)
  }
  expect(drawn).not.toContain('map-county')
  const close = drawLines(ownBaseMap, rutland)
  expect(close).toContain('map-county')
  expect(close).toContain('map-road')
  // Nothing of the rest of Europe, however much there is: land alone fills the frame.
  expect(brotliCompressSync(close).length).toBeLessThan(4000)
})

const namesIn = (layout: 'phone' | 'wide', html: string) =>
  new RegExp(`map-${layout}">(.*?)</div>`).exec(html)![1]!.match(/<span.*?<\/span>/g) ?? []

test('names: the largest towns far away, more and the counties’ closer; beside a mark instead of below it', () => {
  const names = namesIn('wide', drawNames(ownBaseMap, frame, noMarks))
  const plain = names.find((name) => name.includes('>London<'))!
  expect(plain).toContain('at-center')
  expect(names.some((name) => name.includes('>Rutland<'))).toBe(false)
  const mark = { latitude: 51.5, longitude: -0.12 }
  const besides = namesIn('wide', drawNames(ownBaseMap, frame, { phone: [], wide: [mark] }))
  expect(besides.find((name) => name.includes('>London<'))).not.toContain('at-center')
  const close = namesIn('wide', drawNames(ownBaseMap, rutland, noMarks))
  expect(close.some((name) => name.includes('map-county-name') && name.includes('>Rutland<'))).toBe(true)
  expect(close.some((name) => name.includes('>Stamford<'))).toBe(true)
})
