import type { Page } from '@playwright/test'
import sharp from 'sharp'
import type { Locale } from '../../src/i18n/locales.ts'
import { type PageName, pathOf } from '../../src/i18n/pages.ts'
import { inProof } from '../support/proof.ts'
import { expectAccessible } from './accessible.ts'
import type { CompanyInProcess, Registered } from './company-in-process.ts'
import { expect, test } from './console.ts'
import { drawSignature } from './draw-signature.ts'
import { languagesTried } from './languages.ts'
import { messages } from './messages.ts'
import { expectSoundHtml } from './sound-html.ts'

/** One way to sign for each language. */
const signing = {
  et: { way: 'drawn', person: {} },
  en: { way: 'smartId', person: {} },
  ru: { way: 'mobileId', person: { idCode: '60001017869' } },
} as const

for (const locale of languagesTried('et')) {
  test(`from booked to answered in ${locale}`, async ({ page, company, complaints }) => {
    const { way, person } = signing[locale]
    const booked = await company.register(locale, person)
    const at = (name: string) => `${company.url}${booked.links[name]}`
    await page.goto(at('documents'))
    await expect(page.locator('html')).toHaveAttribute('lang', locale)
    await expectSound(page)

    await payAtBank(page, locale, at('bank-links'))
    await company.deliver()
    await sendDocuments(page, locale, at('upload-documents'))
    await sign(page, locale, at('sign'), way)
    // The empty field was refused on purpose, and browsers write every refusal down.
    if (way === 'drawn') complaints.splice(0)
    await company.deliver()

    await page.goto(at('smartlocker'))
    await expect(page.getByRole('heading', { name: messages[locale].customer.locker.notYet })).toBeVisible()
    await company.approveDocuments(booked.id)
    await takeKey(page, company, locale, booked, at('smartlocker'))

    await company.takeBack(booked.id)
    await answer(page, locale, at('questionnaire'))
    await page.goto(at('documents'))
    await expectSound(page)
    await expect(page.getByRole('link', { name: /L-2026-\d+/ }).first()).toBeVisible()
  })
}

async function expectSound(page: Page): Promise<void> {
  await expectAccessible(page)
  await expectSoundHtml(page)
}

async function payAtBank(page: Page, locale: Locale, url: string): Promise<void> {
  const { customer } = messages[locale]
  await page.goto(url)
  await expectSound(page)
  // Nobody stands beside a locker to take the deposit.
  await page.locator('input[name=withDeposit]').check()
  await page
    .getByRole('button', { name: /Swedbank/ })
    .first()
    .click()
  await page.waitForURL(/\/sandbox\/montonio\//)
  await page.locator('button[value=pay]').click()
  await page.waitForURL(/bank-links/)
  await expect(page.getByText(customer.pay.paid.text)).toBeVisible()
  await expectSound(page)
}

async function sendDocuments(page: Page, locale: Locale, url: string): Promise<void> {
  const { customer } = messages[locale]
  const buffer = await sharp({ create: { width: 640, height: 400, channels: 3, background: '#8ab' } })
    .jpeg()
    .toBuffer()
  await page.goto(url)
  await expectSound(page)
  for (const kind of ['licence-front', 'licence-back', 'identity'] as const) {
    const row = page.getByRole('listitem').filter({ hasText: customer.upload.kinds[kind] })
    const file = row.locator('input[type=file]:not([capture])').first()
    await file.focus()
    await file.setInputFiles({ name: `${kind}.jpg`, mimeType: 'image/jpeg', buffer })
    await expect(row.getByText(customer.upload.states.waiting)).toBeVisible()
    // The field was gone for a moment; the place on the page is not.
    await expect(row.locator(':focus')).toHaveCount(1)
  }
  await page.locator('#since-0').fill('2015-05-03')
  await page.locator('#until-0').fill('2031-05-03')
  await page.locator('#until-0').press('Enter')
  await expect(page.getByText(customer.upload.licence.fine)).toBeVisible()
  await expectSound(page)
}

async function sign(
  page: Page,
  locale: Locale,
  url: string,
  way: 'drawn' | 'smartId' | 'mobileId',
): Promise<void> {
  const { customer } = messages[locale]
  await page.goto(url)
  await expectSound(page)
  await page.getByRole('checkbox', { name: customer.sign.consent }).check()
  if (way === 'drawn') {
    await page.getByRole('button', { name: customer.sign.drawn.submit }).click()
    await expect(page.getByText(customer.sign.problems.empty_drawing)).toBeVisible()
    await drawSignature(page, customer.sign.drawn.canvas)
    await expect(page.getByText(customer.sign.problems.empty_drawing)).toHaveCount(0)
  }
  if (way !== 'drawn') await page.getByText(customer.sign[way].title, { exact: true }).first().click()
  await page.getByRole('button', { name: customer.sign[way].submit }).click()
  if (way !== 'drawn') {
    await expect(page.getByText(/^\d{4}$/)).toBeInViewport()
    await expectSound(page)
  }
  await expect(page.getByText(customer.sign.signed.title).first()).toBeVisible({ timeout: 40_000 })
  await expectSound(page)
}

async function takeKey(
  page: Page,
  company: CompanyInProcess,
  locale: Locale,
  { phone }: Registered,
  url: string,
): Promise<void> {
  const { customer } = messages[locale]
  await page.goto(url)
  const early = await page.getByRole('link', { name: customer.locker.call }).count()
  expect(early).toBe(0)
  company.pickUpTime()
  await page.goto(url)
  const call = page.getByRole('link', { name: customer.locker.call })
  await expect(call).toBeVisible()
  await expectSound(page)
  const locker = (await call.getAttribute('href'))?.replace('tel:', '') ?? ''
  expect(company.call(locker, '+37255500000')).toBe('refused')
  expect(company.call(locker, phone)).toBe('refused')
  await page.getByRole('button', { name: customer.locker.atLocker }).click()
  await expect(page.getByRole('button', { name: customer.locker.again })).toBeVisible()
  await expectSound(page)
  expect(company.call(locker, phone)).toBe('opened')
  await page.getByRole('button', { name: customer.locker.taken }).click()
  await expect(page.getByRole('heading', { name: customer.locker.driving.title })).toBeVisible()
  await expectSound(page)
}

async function answer(page: Page, locale: Locale, url: string): Promise<void> {
  const { customer } = messages[locale]
  await page.goto(url)
  await expectSound(page)
  for (const [name, value] of [
    ['quality', '5'],
    ['condition', '4'],
    ['recommend', '9'],
  ]) {
    await page.locator(`input[name=${name}][value="${value}"]`).check({ force: true })
  }
  await page.locator('textarea[name=additional]').fill('Kõik sujus.')
  await page.locator('main form button[type=submit], main form button[name=intent]').first().click()
  await expect(page.getByText(customer.questionnaire.thanks.title).first()).toBeVisible()
  await expectSound(page)
}

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  test(`after the order the way to pay is in view at ${width} px, and giving up at the bank is said`, async ({
    page,
    company,
  }) => {
    const booked = await company.register('en')
    const number = `AR-${String(booked.id).padStart(6, '0')}`
    await page.setViewportSize({ width, height })
    await page.goto(`${company.url}${booked.links.documents}`)
    await expect(page).toHaveURL(/booking=/)
    await page.goto(`${company.url}${pathOf('booking-end', 'en')}?booking=${number}`)
    const card = page.getByRole('button', { name: messages.en.customer.pay.cardButton })
    await expect(card).toBeInViewport()
    await expectSound(page)
    await card.click()
    await page.waitForURL(/\/sandbox\/montonio\//)
    await page.locator('button[value=cancel]').click()
    const { title } = messages.en.customer.pay.givenUp
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
    await expectSound(page)
  })
}

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test(`V7: the code that the phone shows is in view and has the focus at ${viewport.width} px`, async ({
    page,
    company,
  }) => {
    const { smartId } = messages.en.customer.sign
    const booked = await company.register('en', { email: `kood.${viewport.width}@example.ee` })
    await page.setViewportSize(viewport)
    await payAtBank(page, 'en', `${company.url}${booked.links['bank-links']}`)
    await company.deliver()
    await page.goto(`${company.url}${booked.links.sign}`)
    await page.getByRole('checkbox', { name: messages.en.customer.sign.consent }).check()
    await page.getByText(smartId.title, { exact: true }).first().click()
    await page.getByRole('button', { name: smartId.submit }).click()
    const code = page.getByText(/^\d{4}$/)
    await expect(code).toBeInViewport({ ratio: 1 })
    await expect(page.locator(':focus').filter({ has: code })).toHaveCount(1)
  })
}

const customerPages: PageName[] = [
  'documents',
  'bank-links',
  'upload-document',
  'upload-documents',
  'sign',
  'smartlocker',
  'questionnaire',
]

test(
  'without a token, with a wrong one and with an expired one nothing is revealed',
  inProof,
  async ({ page, company }) => {
    const booked = await company.register('en')
    const token = new URL(booked.links.documents ?? '', company.url).searchParams.get('token')
    const { linkMissing } = messages.en.essential
    for (const name of customerPages) {
      const path = `${company.url}${pathOf(name, 'en')}`
      for (const query of ['', '?token=', `?token=${'a'.repeat(43)}`]) {
        await page.goto(`${path}${query}`)
        await expect(page.getByRole('heading', { name: linkMissing.title })).toBeVisible()
        await expect(page.getByText('Jaan')).toHaveCount(0)
      }
      company.now = new Date('2027-11-30T08:00:00Z')
      await page.goto(`${path}?token=${token}`)
      await expect(page.getByRole('heading', { name: linkMissing.title })).toBeVisible()
      company.now = new Date('2026-11-16T08:00:00Z')
    }
  },
)

test('the token of another booking opens that one and no other', async ({ page, company }) => {
  const mine = await company.register('en', { firstName: 'Mari', lastName: 'Mets' })
  const other = await company.register('en', { firstName: 'Peeter', lastName: 'Kask' })
  await page.goto(`${company.url}${other.links.sign}`)
  await expect(page.getByText('Mari Mets')).toHaveCount(0)
  const number = `AR-${String(mine.id).padStart(6, '0')}`
  await page.goto(`${company.url}${other.links.documents}`)
  await expect(page.getByText(number)).toHaveCount(0)
})

test('the link of a letter leaves the address and the history', async ({ page, company }) => {
  const booked = await company.register('en')
  await page.goto(`${company.url}/en/contact`)
  await page.goto(`${company.url}${booked.links.documents}`)
  await expect(page).toHaveURL(/\/en\/documents\?booking=AR-\d{6}$/)
  await expect(page.getByText('Jaan').first()).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(`${company.url}/en/contact`)
})

for (const locale of languagesTried('en')) {
  test(`without scripts it is one button in ${locale}`, async ({ browser, company }) => {
    const booked = await company.register(locale)
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(`${company.url}${booked.links.documents}`)
    const { open } = messages[locale].essential
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(open.title)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\?booking=AR-\d{6}$/)
    await context.close()
  })
}
