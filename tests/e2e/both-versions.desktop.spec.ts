import type { LetterTextsAnswer, WeekAnswer } from '../../src/contract/staff/house.ts'
import { cents } from '../../src/domain/money.ts'
import { formatMoney } from '../../src/i18n/format.ts'
import { expectNoViolations } from './accessible.ts'
import { atAnotherDesk, versionIn } from './another-desk.ts'
import { expect, expectReported, test } from './console.ts'
import { beAtWork, staffWords } from './staff-sign-in.ts'

const MORNING = new Date('2026-11-16T08:00:00Z')
const { house, records, resources } = staffWords.et

test('D7, D51: the week of a place has both versions with their fees, and taken back it is the colleague’s', async ({
  page,
  company,
  complaints,
  browser,
}) => {
  const path = '/house/hours/2'
  const { call, leave } = await atAnotherDesk(company, browser)
  const read = async () => {
    const { id: _, name: __, ...week } = await call<WeekAnswer>('GET', path)
    return week
  }
  const seen = await read()
  await beAtWork(page, company, 'owner', 'et', MORNING)
  await page.goto(`${company.url}/admin/house?tab=hours`)
  await page.getByLabel(house.hours.place, { exact: true }).selectOption('2')
  const { MONDAY, TUESDAY, FRIDAY } = resources.choices
  const opens = (day: string) => page.getByRole('group', { name: `${day} 1` }).getByLabel(house.hours.start)
  await opens(MONDAY).fill('07:15')
  // They differ by a fee alone.
  const theirs = seen.windows
    .filter(({ dayName }) => dayName !== 'FRIDAY')
    .map((window) => (window.dayName === 'MONDAY' ? { ...window, rentPrice: 12.5 } : window))
  await call('PUT', path, { ...seen, windows: theirs, previous: seen })
  await page.getByRole('button', { name: house.save, exact: true }).click()

  const told = page.getByRole('alert').filter({ hasText: records.versions.title })
  await expect(told).toContainText('Mari Maasikas')
  const row = (day: string) => page.getByRole('row', { name: new RegExp(`^${day}`) })
  await expect(row(MONDAY)).toContainText(`${house.hours.rentPrice} ${formatMoney(cents(1250), 'et')}`)
  await expect(row(MONDAY)).toContainText('07:15')
  await expect(versionIn(page, MONDAY, 'mine')).toBeChecked()
  await expect(versionIn(page, FRIDAY, 'theirs')).toBeChecked()
  await expect(row(FRIDAY)).toContainText(house.hours.closed)
  await expect(row(TUESDAY)).toHaveCount(0)
  await expectNoViolations(page, 'light')

  // What is begun anew begins from what the colleague saved, and keeps it.
  await page.getByRole('button', { name: house.undo, exact: true }).click()
  await expect(told).toBeHidden()
  await expect(page.getByRole('group', { name: new RegExp(`^${FRIDAY}`) })).toHaveCount(0)
  await opens(TUESDAY).fill('07:45')
  await page.getByRole('button', { name: house.save, exact: true }).click()
  await expect
    .poll(async () => (await read()).windows.find(({ start }) => start === '07:45')?.dayName)
    .toBe('TUESDAY')
  const { windows } = await read()
  expect(windows.find(({ dayName }) => dayName === 'MONDAY')?.rentPrice).toBe(12.5)
  expect(windows.some(({ dayName }) => dayName === 'FRIDAY')).toBe(false)
  await call('PUT', path, { ...seen, previous: await read() })
  await leave()
  expectReported(complaints, 'status of 409')
})

test('D7, D51: a letter has both versions in every language, and what is kept is saved', async ({
  page,
  company,
  complaints,
  browser,
}) => {
  const { call, leave } = await atAnotherDesk(company, browser)
  const { letters } = await call<LetterTextsAnswer>('GET', '/house/letters')
  const letter = letters.find(({ name }) => name === 'offer') ?? letters.at(-1)
  const [sentence] = letter?.sentences ?? []
  if (!letter || !sentence) throw new Error('there is no such letter')
  const label = `1. ${house.letters.parts.subject}`
  const { standard } = sentence
  await beAtWork(page, company, 'owner', 'et', MORNING)
  await page.goto(`${company.url}/admin/house?tab=letters`)
  await page.getByLabel(house.letters.which, { exact: true }).selectOption(letter.name)
  const text = page.getByLabel(label, { exact: true })
  await text.fill(`${standard.et} Minu.`)
  // The colleague wrote in another language.
  const ru = `${standard.ru} Коллега.`
  await call('POST', '/house/letters', {
    texts: [{ key: sentence.key, text: { ...standard, ru }, previous: null }],
  })
  await page.getByRole('button', { name: house.save, exact: true }).click()

  await expect(versionIn(page, label, 'mine')).toBeChecked()
  await expect(page.getByRole('row', { name: new RegExp(`^${label}`) })).toContainText('Коллега.')
  await versionIn(page, label, 'theirs').check()
  await expect(text).toHaveValue(standard.et)
  await page.getByRole('button', { name: records.versions.all.mine }).click()
  await expect(text).toHaveValue(`${standard.et} Minu.`)
  await page.getByRole('button', { name: house.save, exact: true }).click()
  await expect(page.getByText(records.versions.title)).toHaveCount(0)
  const own = async () =>
    (await call<LetterTextsAnswer>('GET', '/house/letters')).letters
      .flatMap(({ sentences }) => sentences)
      .find(({ key }) => key === sentence.key)?.own
  await expect.poll(own).toEqual({ et: `${standard.et} Minu.`, en: standard.en, ru })
  await call('POST', '/house/letters', {
    texts: [{ key: sentence.key, text: null, previous: await own() }],
  })
  await leave()
  expectReported(complaints, 'status of 409')
})
