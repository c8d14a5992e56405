import { expectAccessible } from './accessible.ts'
import { expect, expectReported, test } from './console.ts'
import { languagesTried } from './languages.ts'
import { messages } from './messages.ts'

for (const locale of languagesTried('et')) {
  test(`a booking is changed by the keyboard in ${locale}: price first, then the button`, async ({
    page,
    company,
  }) => {
    const { change } = messages[locale].customer
    const booked = await company.register(locale, {
      email: `muutja.${locale}@example.ee`,
      additionalDrivers: [
        { firstName: 'Kai', lastName: 'Kask', birthDate: '1985-04-04', drivingLicenceNumber: 'ET654321' },
      ],
    })
    await page.goto(`${company.url}${booked.links.documents}`)
    await page.getByRole('link', { name: change.open }).press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: change.title })).toBeVisible()
    await expectAccessible(page)

    await page.locator('#returnDate').fill('2026-11-25')
    await page.getByLabel(change.removeDriver.replace('{name}', 'Kai Kask')).press('Space')
    await page.getByRole('button', { name: change.try }).press('Enter')
    const offer = page.getByRole('region', { name: change.offerTitle })
    await expect(offer).toBeFocused()
    await expect(offer.getByRole('row', { name: change.rentPrice })).toBeVisible()
    await expectAccessible(page)

    const agree = offer.locator('button[value=change]')
    await expect(agree).toBeEnabled()
    await agree.press('Enter')
    await expect(page.getByRole('heading', { name: change.done })).toBeFocused()
    await expectAccessible(page)
    await page.goto(`${company.url}${booked.links.documents}`)
    await expect(page.locator('time[datetime="2026-11-25T10:00"]')).toBeVisible()
    await expect(page.getByText('Kai Kask')).toHaveCount(0)
  })
}

test('what was typed stays when it cannot be so', async ({ page, company, complaints }) => {
  const { change } = messages.en.customer
  const booked = await company.register('en', { email: 'tagasi@example.ee' })
  await page.goto(`${company.url}${booked.links.change}`)
  await page.locator('#returnDate').fill('2026-11-20')
  await page.getByRole('button', { name: change.try }).click()
  await expect(page.getByRole('alert')).toContainText(change.faults.not_after_pick_up)
  await expect(page.locator('#returnDate')).toHaveValue('2026-11-20')
  await expect(page.locator('#returnDate')).toHaveAttribute('aria-invalid', 'true')
  expectReported(complaints, 'status of 422')
})
