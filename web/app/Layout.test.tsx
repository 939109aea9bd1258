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
  expect(within(menu).getAllByRole('link', { hidden: true }).map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Home', '/'], ['Directory', '/directory'], ['Counties', '/counties'], ['Blog', '/blog'],
    ['For Businesses', '/register-business'], ['Contact', '/contact'],
  ])
  const button = screen.getByRole('button', { name: 'Open menu' })
  await userEvent.click(button)
  expect(button.getAttribute('aria-expanded')).toBe('true')
  await userEvent.click(within(menu).getByRole('link', { name: 'Blog', hidden: true }))
  expect(button.getAttribute('aria-expanded')).toBe('false')
})

test('footer: tagline, searches, legal links and the year', async () => {
  const { container } = showPage('/no/such/page')
  await screen.findByRole('contentinfo')
  expect(container.textContent).toContain("The UK & Europe's leading directory for blind and curtain suppliers.")
  const hrefs = [...container.querySelectorAll('footer a')].map((link) => link.getAttribute('href'))
  for (const path of ['/directory?filter=top-rated', '/directory?city=London&service=Blinds', '/privacy-policy', '/terms-of-service', '/cookie-policy', '/sitemap']) {
    expect(hrefs).toContain(path)
  }
  expect(screen.getByRole('contentinfo').textContent).toContain(`© ${new Date().getFullYear()}`)
})
