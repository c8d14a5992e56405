import type { Page } from '@playwright/test'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { schema } from '../../src/db/schema.ts'
import type { CompanyInProcess } from './company-in-process.ts'
import { expect } from './console.ts'
import { drawSignature } from './draw-signature.ts'
import { staffWords } from './staff-sign-in.ts'

/** What hands do on the page beside the car. */
const { handover: t, bookings } = staffWords.et
const { spots } = bookings

export const next = (page: Page) => page.getByRole('button', { name: t.next }).click()

export async function carOf(company: CompanyInProcess, id: number) {
  const [car] = await company.system.database.db.select().from(schema.cars).where(eq(schema.cars.id, id))
  if (!car) throw new Error(`there is no car ${id}`)
  return car
}

export async function takePictures(page: Page, taken: readonly (keyof typeof spots)[]): Promise<void> {
  const picture = sharp({ create: { width: 2400, height: 1600, channels: 3, background: '#8ab' } })
  const buffer = await picture.jpeg().toBuffer()
  for (const spot of taken) {
    const name = t.photo.take.replace('{spot}', spots[spot])
    await page
      .getByLabel(name, { exact: true })
      .setInputFiles({ name: 'auto.jpg', mimeType: 'image/jpeg', buffer })
    await expect(
      page.getByRole('img', { name: t.photo.taken.replace('{spot}', spots[spot]), exact: true }),
    ).toBeVisible()
  }
}

export async function everythingThere(page: Page): Promise<void> {
  for (const radio of await page.getByRole('radio', { name: t.steps.things.there }).all()) await radio.check()
}

export async function signBoth(page: Page): Promise<void> {
  for (const who of ['Klient:', 'Meie:']) {
    await drawSignature(page, await nameOfPad(page, who))
    await expect(page.getByRole('button', { name: new RegExp(`^${t.clear}: ${who}`) })).toBeEnabled()
  }
}

const nameOfPad = async (page: Page, who: string): Promise<string> =>
  (await page.locator(`canvas[aria-label^="${who}"]`).getAttribute('aria-label')) ?? ''

export async function press(page: Page, x: number, y: number): Promise<void> {
  const sheet = page.getByRole('button', { name: t.steps.damage.press })
  const box = await sheet.boundingBox()
  if (!box) throw new Error('there is no drawing')
  await sheet.click({ position: { x: box.width * x, y: box.height * y } })
}

/** The browser says that it could not reach the server, and that is what was tried. */
export function forgetOffline(complaints: string[]): void {
  complaints.splice(
    0,
    complaints.length,
    ...complaints.filter((text) => !text.includes('ERR_INTERNET_DISCONNECTED')),
  )
}
