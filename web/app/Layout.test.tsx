import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { showPage } from './show-page.tsx'

test('an unknown path is told as such', async () => {
  showPage('/no/such/page')
  expect(await screen.findByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeTruthy()
  expect(screen.getByText('Did you forget to add the page to the router?')).toBeTruthy()
})

test('header: the six links, and a menu that opens and closes', async () => {
  const { container } = showPage('/no/such/page')
  await screen.findByRole('banner')
  const menu = container.querySelector<HTMLElement>('nav[aria-label="Main"]')!
  expect(
    within(menu)
      .getAllByRole('link', { hidden: true })
      .map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['Home', '/'],
    ['Directory', '/directory'],
    ['Counties', '/counties'],
    ['Blog', '/blog'],
    ['For Businesses', '/register-business'],
    ['Contact', '/contact'],
  ])
  const button = screen.getByRole('button', { name: 'Open menu' })
  await userEvent.click(button)
  expect(button.getAttribute('aria-expanded')).toBe('true')
  await userEvent.click(within(menu).getByRole('link', { name: 'Blog', hidden: true }))
  expect(button.getAttribute('aria-expanded')).toBe('false')
})

test('header: the logo leads home, and the link of the page that is shown is marked', async () => {
  const { container } = showPage('/contact')
  await screen.findByRole('heading', { level: 1, name: 'Contact Us' })
  expect(container.querySelector('header a')!.getAttribute('href')).toBe('/')
  expect([...container.querySelectorAll('header [aria-current="page"]')].map(({ textContent }) => textContent)).toEqual(
    ['Contact'],
  )
})

test('footer: tagline, three groups of links, legal links and the year', async () => {
  const { container } = showPage('/no/such/page')
  await screen.findByRole('contentinfo')
  expect(container.textContent).toContain("The UK & Europe's leading directory for blind and curtain suppliers.")
  const linksOf = (name: string) =>
    within(screen.getByRole('navigation', { name }))
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')])
  expect(linksOf('Quick Links')).toEqual([
    ['Home', '/'],
    ['Search Directory', '/directory'],
    ['Top Rated Suppliers', '/directory?filter=top-rated'],
    ['Blog', '/blog'],
    ['For Businesses', '/register-business'],
    ['Contact', '/contact'],
  ])
  expect(linksOf('Popular Searches')).toEqual([
    ['Blinds in London', '/directory?city=London&service=Blinds'],
    ['Curtains in Manchester', '/directory?city=Manchester&service=Curtains'],
    ['Venetian Blinds', '/directory?service=Venetian+Blinds'],
    ['Roman Blinds Installation', '/directory?service=Roman+Blinds+Installation'],
    ['Made to Measure Curtains', '/directory?service=Made+to+Measure+Curtains'],
    ['Vertical Blinds Repair', '/directory?service=Vertical+Blinds+Repair'],
  ])
  expect(linksOf('Resources')).toEqual([
    ['Blog', '/blog'],
    ['Add Your Business', '/register-business'],
    ['Counties', '/counties'],
    ['Sitemap', '/sitemap'],
  ])
  expect(linksOf('Legal')).toEqual([
    ['Privacy Policy', '/privacy-policy'],
    ['Terms of Service', '/terms-of-service'],
    ['Cookie Policy', '/cookie-policy'],
    ['Sitemap', '/sitemap'],
  ])
  for (const name of ['Quick Links', 'Popular Searches', 'Resources'])
    expect(screen.getByRole('heading', { name })).toBeTruthy()
  expect(screen.getByRole('contentinfo').textContent).toContain(`© ${new Date().getFullYear()}`)
})
