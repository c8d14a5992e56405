import { expect, test } from './console.ts'
import { listenFor } from './listen-for.ts'
import { beAtWork, staffWords } from './staff-sign-in.ts'

const MORNING = new Date('2026-11-16T08:00:00Z')
const { house } = staffWords.en

test('D57: an owner changes the cancellation rule and a letter, and sees both live', async ({
  page,
  company,
  complaints,
}) => {
  await beAtWork(page, company, 'owner', 'en', MORNING)
  await page.goto(`${company.url}/admin/house`)
  const hours = page.getByLabel(house.rules.names.freeCancelHours)
  await expect(hours).toHaveValue('24')
  const trial = page.getByRole('region', { name: house.rules.trial.title }).first()
  await hours.fill('36')
  // Cancelled 30 hours before: free by the rule in force, a day's rent by the draft.
  const fee = trial.getByRole('row', { name: house.rules.trial.cancelFee })
  await expect(fee.getByRole('cell').nth(0)).toHaveText('€0.00')
  await expect(fee.getByRole('cell').nth(1)).not.toHaveText('€0.00')
  const { said } = await listenFor(page, house.saved)
  await page.getByRole('button', { name: house.save }).click()
  await said
  await expect(page.getByText('24 → 36')).toBeVisible()

  await page.goto(`${company.url}/admin/house?tab=letters`)
  await page.getByLabel(house.letters.which, { exact: true }).selectOption('questionnaire')
  await page.getByRole('button', { name: 'English' }).click()
  const text = page.getByLabel(`4. ${house.letters.parts.sentence}`)
  await text.fill('How did you like the {plate}?')
  await expect(page.getByText(house.faults.unknown_variable.replace('{detail}', '{plate}'))).toBeVisible()
  // The browser reports that the preview was refused.
  expect(complaints.splice(0)).toEqual([expect.stringContaining('422')])
  await text.fill('How did you like the {car}?')
  const letter = page.frameLocator(`iframe[title="${house.letters.frame}"]`)
  await expect(letter.getByText('How did you like the Škoda Octavia?')).toBeVisible()
  await page.getByRole('button', { name: house.save }).click()
  await expect(page.getByText(house.letters.own, { exact: true })).toBeVisible()

  await page.goto(`${company.url}/en/conditions`)
  await expect(page.getByText('36 hours before pick-up').first()).toBeVisible()
})
