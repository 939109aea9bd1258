import { createContext, useContext, useState } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, onTestFinished, test, vi } from 'vitest'
import { cachedBytes, renderOnce } from './render-cache.ts'

const Place = createContext('nowhere')
let rendered = 0

const Card = ({ name }: { name: string }) => {
  rendered++
  return <b>{useState(name)[0]}</b>
}

const Listed = ({ name }: { name: string }) => (
  <li dangerouslySetInnerHTML={{ __html: renderOnce(name, <Card name={name} />) }} />
)

const After = () => <i>{useState(useContext(Place))[0]}</i>

test('a card is rendered once for all pages, without affecting what follows', () => {
  const page = (...names: string[]) =>
    renderToString(
      <Place value="Kent">
        {names.map((name) => (
          <Listed key={name} name={name} />
        ))}
        <After />
      </Place>,
    )
  expect(page('Oast', 'Dover')).toBe('<li><b>Oast</b></li><li><b>Dover</b></li><i>Kent</i>')
  expect(page('Dover', 'Oast', 'Deal')).toBe('<li><b>Dover</b></li><li><b>Oast</b></li><li><b>Deal</b></li><i>Kent</i>')
  expect(rendered).toBe(3)
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(new Date().getFullYear() + 1, 0, 2) })
  onTestFinished(() => void vi.useRealTimers())
  expect([page('Oast', 'Oast'), rendered]).toEqual([expect.stringContaining('Oast'), 4]) // of a new year
  expect(cachedBytes()).toBeGreaterThan('<b>Oast</b><b>Dover</b><b>Deal</b>'.length)
})
