import { eq } from 'drizzle-orm'
import type { TermsAnswer } from '../../src/contract/staff/house.ts'
import type { BlockAnswer } from '../../src/contract/staff/timeline.ts'
import type { TripsOfTodayAnswer } from '../../src/contract/staff/trips.ts'
import { schema } from '../../src/db/schema.ts'
import { showPlate } from '../../src/domain/people/plate.ts'
import { localeNames } from '../../src/i18n/locales.ts'
import { expectNoViolations } from './accessible.ts'
import { atAnotherDesk, versionIn } from './another-desk.ts'
import { freeCar } from './company-books.ts'
import { expect, expectReported, test } from './console.ts'
import { beAtWork, staffWords } from './staff-sign-in.ts'

const MORNING = new Date('2026-11-16T08:00:00Z')
const { house, records, timeline, trips } = staffWords.et

test('D7, D51: the conditions have both versions in every language, and what is kept is the next version', async ({
  page,
  company,
  complaints,
  browser,
}) => {
  const { call, leave } = await atAnotherDesk(company, browser)
  await beAtWork(page, company, 'owner', 'et', MORNING)
  await page.goto(`${company.url}/admin/house?tab=terms`)
  const { text, versions } = await call<TermsAnswer>('GET', '/house/terms')
  const typed = page.getByLabel(house.terms.text, { exact: true })
  await expect(typed).toHaveValue(text.et)
  await typed.fill(`${text.et}\nMinu lõik.`)
  // Both wrote in Estonian, and only the colleague in English; a year ahead, so that nobody agrees to it.
  const theirs = { ...text, et: `${text.et}\nNende lõik.`, en: `${text.en}\nTheir line.` }
  const holdsFrom = '2027-11-16'
  await call('POST', '/house/terms', { ...theirs, holdsFrom, seenId: versions[0]?.id ?? null })
  await page.getByLabel(house.terms.holdsFrom, { exact: true }).fill('17.11.2027')
  const add = page.getByRole('button', { name: house.terms.add, exact: true })
  await add.click()

  await expect(page.getByRole('alert').filter({ hasText: records.versions.title })).toContainText(
    'Mari Maasikas',
  )
  await expect(versionIn(page, localeNames.et, 'mine')).toBeChecked()
  await expect(versionIn(page, localeNames.en, 'theirs')).toBeChecked()
  // Of the long text only what differs is there to compare.
  const row = (language: string) => page.getByRole('row', { name: new RegExp(`^${language}`) })
  await expect(row(localeNames.et)).toContainText('Nende lõik.')
  await expect(row(localeNames.et)).toContainText('Minu lõik.')
  await expect(row(localeNames.et)).not.toContainText('#')
  await expect(row(localeNames.en)).toContainText(house.terms.unchanged)
  await expect(row(localeNames.ru)).toHaveCount(0)
  await expectNoViolations(page, 'light')
  await add.click()
  const kept = async () => (await call<TermsAnswer>('GET', '/house/terms')).text
  await expect.poll(kept).toEqual({ ...theirs, et: `${text.et}\nMinu lõik.` })
  const { versions: added } = await call<TermsAnswer>('GET', '/house/terms')
  for (const { id } of added.filter(({ mayRemove }) => mayRemove)) await call('DELETE', `/house/terms/${id}`)
  await leave()
  expectReported(complaints, 'status of 409')
})

test('D7, D51: a car’s downtime has both versions, and each field is the one that was kept', async ({
  page,
  company,
  complaints,
  browser,
}) => {
  const { call, leave } = await atAnotherDesk(company, browser)
  await beAtWork(page, company, 'owner', 'et', MORNING)
  const carId = await freeCar(company, '2027-03-01', '2027-03-14')
  const seen = { carId, start: '2027-03-03T10:00', end: '2027-03-04T10:00', reason: 'Kriimu värvimine' }
  const { id } = await call<BlockAnswer>('POST', '/timeline/blocks', seen)
  await page.goto(`${company.url}/admin/timeline`)
  await page.getByLabel(timeline.toolbar.goTo).fill('2027-03-02')
  await page.getByRole('button', { name: /^Kriimu värvimine/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: timeline.details.edit }).click()
  const dialog = page.getByRole('dialog', { name: timeline.block.edit })
  const reason = dialog.getByRole('textbox', { name: timeline.details.reason })
  await reason.fill('Värvimine ja poleerimine')
  const theirs = { ...seen, end: '2027-03-05T12:00', reason: 'Ukse värvimine' }
  await call('PUT', `/timeline/blocks/${id}`, { ...theirs, previous: seen })
  const save = dialog.getByRole('button', { name: timeline.block.save })
  await save.click()

  await expect(dialog.getByRole('alert').filter({ hasText: records.versions.title })).toContainText(
    'Mari Maasikas',
  )
  await expect(versionIn(page, timeline.details.reason, 'mine')).toBeChecked()
  await expect(versionIn(page, timeline.details.to, 'theirs')).toBeChecked()
  await expectNoViolations(page, 'light')
  await versionIn(page, timeline.details.reason, 'theirs').check()
  await expect(reason).toHaveValue('Ukse värvimine')
  await versionIn(page, timeline.details.reason, 'mine').check()
  await save.click()
  await expect(dialog).toBeHidden()
  const { carBlocks } = schema
  const [block] = await company.system.database.db.select().from(carBlocks).where(eq(carBlocks.id, id))
  expect([block?.reason, block?.end]).toEqual(['Värvimine ja poleerimine', new Date('2027-03-05T10:00:00Z')])
  await call('DELETE', `/timeline/blocks/${id}`)
  await leave()
  expectReported(complaints, 'status of 409')
})

test('D7, D51: a transfer has both versions, and all of them can be the colleague’s', async ({
  page,
  company,
  complaints,
  browser,
}) => {
  const { call, leave } = await atAnotherDesk(company, browser)
  const [trip] = (await call<TripsOfTodayAnswer>('GET', '/trips/today')).due
  if (!trip) throw new Error('nobody drives today')
  const { id, car, to, start, end, driver } = trip
  const seen = { endLocationId: to.id, start, end, driver }
  await beAtWork(page, company, 'owner', 'et', MORNING)
  await page.goto(`${company.url}/admin`)
  const name = `${car.name} ${showPlate(car.plate)}`
  await page.getByRole('button', { name: trips.editOf.replace('{car}', name) }).click()
  const dialog = page.getByRole('dialog', { name: trips.form.edit })
  await dialog.getByRole('textbox', { name: trips.form.driver }).fill('Mina Ise')
  await call('PUT', `/trips/${id}`, { ...seen, driver: 'Rein Rool', previous: seen })
  const save = dialog.getByRole('button', { name: trips.form.save })
  await save.click()

  await expect(dialog.getByRole('alert').filter({ hasText: records.versions.title })).toContainText(
    'Mari Maasikas',
  )
  await expect(versionIn(page, trips.form.driver, 'mine')).toBeChecked()
  const row = dialog.getByRole('row', { name: new RegExp(`^${trips.form.driver}`) })
  await expect(row).toContainText('Rein Rool')
  await expect(row).toContainText('Mina Ise')
  await expectNoViolations(page, 'light')
  await dialog.getByRole('button', { name: records.versions.all.theirs }).click()
  await expect(dialog.getByRole('textbox', { name: trips.form.driver })).toHaveValue('Rein Rool')
  await save.click()
  await expect(dialog).toBeHidden()
  const { due } = await call<TripsOfTodayAnswer>('GET', '/trips/today')
  expect(due.find((one) => one.id === id)?.driver).toBe('Rein Rool')
  await call('PUT', `/trips/${id}`, { ...seen, previous: { ...seen, driver: 'Rein Rool' } })
  await leave()
  expectReported(complaints, 'status of 409')
})
