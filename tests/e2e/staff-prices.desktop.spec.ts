import type { Page } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { schema } from '../../src/db/schema.ts'
import { pathOf } from '../../src/i18n/pages.ts'
import { expect, test } from './console.ts'
import { languagesTried } from './languages.ts'
import { listenFor } from './listen-for.ts'
import { beAtWork, staffWords } from './staff-sign-in.ts'

const MORNING = new Date('2026-11-16T08:00:00Z')
const words = staffWords.en.prices

test('a season’s price is tried, saved, and told to the next visitor', async ({ page, company }) => {
  await beAtWork(page, company, 'owner', 'en', MORNING)
  await page.goto(`${company.url}/admin/prices`)
  // The season in which the trial rental lies: now, in the group that is shown first.
  const season = page
    .getByRole('list', { name: words.seasons.title })
    .getByRole('button')
    .filter({ hasText: /01\/09\/2026/ })
  await season.click()
  const monday = page.getByLabel(words.season.dayOf.replace('{weekday}', 'Monday'))
  const before = Number((await monday.inputValue()).replace(',', '.'))
  await monday.fill(String(before + 100))
  const trial = page.getByRole('region', { name: words.trial.title })
  await expect(trial.getByText(/\+/).first()).toBeVisible()
  await expect(trial.getByText(words.trial.same)).toBeHidden()
  const { db } = company.system.database
  const seasons = await db.select().from(schema.groupPrices).where(eq(schema.groupPrices.start, '2026-09-01'))
  expect(seasons.every(({ monday: price }) => price !== Math.round((before + 100) * 100))).toBe(true)

  const told = await carsOnMonday(page, company.url)
  const { said } = await listenFor(page, words.saved)
  await page.getByRole('button', { name: /Save 1 change/ }).click()
  await said
  expect(await carsOnMonday(page, company.url)).not.toBe(told)
})

test('all prices rise by percent in one draft, a season gets a name, and the save is taken back', async ({
  page,
  company,
}) => {
  await beAtWork(page, company, 'owner', 'en', MORNING)
  const told = await carsOnMonday(page, company.url)
  await page.goto(`${company.url}/admin/prices`)
  await page.getByRole('button', { name: words.raise.button }).click()
  const dialog = page.getByRole('dialog', { name: words.raise.title })
  await dialog.getByRole('button', { name: words.raise.submit }).click()
  await expect(dialog.getByText(/from -90 to 300/)).toBeVisible()
  await dialog.getByRole('textbox', { name: words.raise.percent }).fill('10')
  await dialog.getByRole('button', { name: words.raise.submit }).click()
  await expect(page.getByText(/The new prices of \d+ records are in the draft/)).toBeVisible()
  expect(await carsOnMonday(page, company.url)).toBe(told)

  const season = page
    .getByRole('list', { name: words.seasons.title })
    .getByRole('button')
    .filter({ hasText: /01\/09\/2026/ })
  await season.click()
  for (const [language, name] of [
    ['ET', 'Madalhooaeg'],
    ['EN', 'Low season'],
    ['RU', 'Низкий сезон'],
  ] as const)
    await page.getByRole('textbox', { name: words.season.nameIn.replace('{language}', language) }).fill(name)
  await expect(season).toContainText('Low season')
  const { said } = await listenFor(page, words.saved)
  await page.getByRole('button', { name: /Save \d+ changes/ }).click()
  await said
  expect(await carsOnMonday(page, company.url)).not.toBe(told)

  await page.getByRole('button', { name: words.undo.button }).click()
  const undone = await listenFor(page, words.undo.done)
  await page
    .getByRole('dialog', { name: words.undo.title })
    .getByRole('button', { name: words.undo.yes })
    .click()
  await undone.said
  expect(await carsOnMonday(page, company.url)).toBe(told)
})

const typedAmounts = {
  et: ['12,50', '13,50', '1250,50'],
  en: ['12.50', '13.50', '1250.50'],
  ru: ['12,50', '13,50', '1250,50'],
} as const

for (const locale of languagesTried('et')) {
  const shown: readonly string[] = typedAmounts[locale]
  test(`D1: an amount is what was typed, with a comma or a point: ${locale}`, async ({ page, company }) => {
    await beAtWork(page, company, 'owner', locale, MORNING)
    await page.goto(`${company.url}/admin/prices`)
    await page.getByRole('tab', { name: staffWords[locale].prices.tabs.services }).click()
    const price = page.getByRole('table').getByRole('textbox').first()
    for (const [index, text] of ['12,50', '13.50', '1 250,50'].entries()) {
      const sent = page.waitForRequest((request) => {
        if (!request.url().endsWith('/prices/trial')) return false
        const { edits } = request.postDataJSON() as { edits: { price?: number }[] }
        return edits[0]?.price === [12.5, 13.5, 1250.5][index]
      })
      await price.fill(text)
      await price.blur()
      await expect(price).toHaveValue(shown[index] ?? '')
      await sent
      await page.getByRole('button', { name: staffWords[locale].prices.discard }).click()
    }
    await price.fill('1,250')
    await expect(page.getByText(staffWords[locale].prices.faults.format)).toBeVisible()
  })
}

for (const locale of languagesTried('en')) {
  test(`D1: an amount of a record is what was typed, with a comma or a point: ${locale}`, async ({
    page,
    company,
  }) => {
    await beAtWork(page, company, 'owner', locale, MORNING)
    const { resources, react, records } = staffWords[locale]
    const { services } = schema
    const { db } = company.system.database
    const savedPrice = async () =>
      (await db.select().from(services).where(eq(services.id, 1))).map(({ price }) => price)[0]
    await page.goto(`${company.url}/admin/services/1`)
    const price = page.getByLabel(resources.fields.price, { exact: true })
    const save = page.getByRole('button', { name: react.ra.action.save })
    for (const [text, saved] of [
      ['12,50', 1250],
      ['13.75', 1375],
      ['1 250,50', 125_050],
    ] as const) {
      await price.clear()
      // Letter by letter: a field that knows only points would drop the comma on the way.
      await price.pressSequentially(text)
      await save.click()
      // The button is disabled while it saves already.
      await expect.poll(savedPrice).toBe(saved)
      await expect(save).toBeDisabled()
    }
    await price.fill('1,250')
    await save.click()
    await expect(page.getByText(records.faults.format)).toBeVisible()
  })
}

/** What a visitor sees for a Monday to a Tuesday. */
async function carsOnMonday(page: Page, url: string): Promise<string> {
  const visitor = await page.context().newPage()
  const trip = { rentDate: '2026-12-07', rentTime: '10:00', returnDate: '2026-12-08', returnTime: '10:00' }
  const query = new URLSearchParams({ ...trip, rentLocationId: '1', returnLocationId: '1' })
  await visitor.goto(`${url}${pathOf('booking-car', 'en')}?${query}`)
  const prices = visitor.locator('main .text-price')
  await expect(prices.first()).toBeVisible()
  // The cheapest cars: those further down follow, sooner or later.
  const told = await prices.allTextContents()
  await visitor.close()
  return told.slice(0, 5).join('\n')
}
