import type { Page } from 'playwright-core'

interface Business {
  name: string
  email: string
  phone: string
}

export const fillDetails = async (page: Page, { name, email, phone }: Business) => {
  await page.getByLabel('Business name').fill(name)
  await page.getByLabel('Description').fill('Blinds, made and fitted by one family.')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Phone').fill(phone)
}

export const fillAddress = async (page: Page) => {
  await page.getByLabel('Address').fill('4 Port Street')
  await page.getByLabel('City').fill('Evesham')
  await page.getByLabel('County').fill('Worcestershire')
  await page.getByLabel('Postcode').fill('WR11 3LE')
  await page.getByRole('checkbox', { name: /terms/ }).check()
  await page.getByRole('checkbox', { name: /privacy/ }).check()
}
