import { renderToStaticMarkup } from 'react-dom/server'
import { Link, MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { PlainLink } from './PageLink.tsx'

test.for([
  '/counties',
  '/directory?service=blinds#list',
  '?sort=name&service=blinds',
  '?sort=name#suppliers',
  '?#suppliers',
  '?',
])('on the server %s is the same element as the router’s link', (to) => {
  const [ofRouter, plain] = [Link, PlainLink].map((Element) =>
    renderToStaticMarkup(
      <MemoryRouter initialEntries={['/counties/kent?service=curtains#guide']}>
        <Element to={to} className="choice" rel="nofollow" replace preventScrollReset aria-current="true">
          Kent
        </Element>
      </MemoryRouter>,
    ),
  )
  expect(plain).toBe(ofRouter)
})
