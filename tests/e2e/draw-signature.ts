import type { Page } from '@playwright/test'

/** A name written with a mouse. */
export async function drawSignature(page: Page, canvasName: string): Promise<void> {
  const canvas = page.getByLabel(canvasName).first()
  await canvas.scrollIntoViewIfNeeded()
  const box = await canvas.boundingBox()
  if (!box) throw new Error('there is nothing to draw on')
  await page.mouse.move(box.x + 30, box.y + box.height / 2)
  await page.mouse.down()
  for (let step = 1; step <= 12; step++) {
    await page.mouse.move(box.x + 30 + step * 18, box.y + box.height / 2 + (step % 2 ? 24 : -24))
  }
  await page.mouse.up()
}
