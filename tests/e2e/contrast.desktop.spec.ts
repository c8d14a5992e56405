import { expect, test } from '@playwright/test'
import axe from 'axe-core'
import { paleTexts } from './contrast.ts'

const texts = `
  <body style="background: #fff; color: #222; font: 16px sans-serif">
    <p>dark on white</p>
    <p style="color: #888">grey on white</p>
    <p style="color: #888; font-size: 26px">large grey on white</p>
    <p style="color: #aaa; font-size: 26px">large and too pale</p>
    <p style="color: oklch(0.75 0.1 200)">a colour in other words</p>
    <p style="color: rgb(0 0 0 / 40%)">half of black</p>
    <div style="opacity: 0.4"><p>what shows through</p></div>
    <div style="background: #222"><p style="color: #555">dark on dark</p><p style="color: #eee">light on dark</p></div>
    <div style="background: #222"><div style="background: rgb(255 255 255 / 90%)"><p>on a veil</p></div></div>
    <button disabled style="color: #bbb">is off</button>
    <p style="visibility: hidden; color: #eee">hidden</p>
    <p style="background: linear-gradient(#fff, #eee); color: #eee">on a gradient</p>
    <p style="color: #999">around <b style="color: #222">bold</b></p>
  </body>`

test('too pale a text is found, and the same as axe finds', async ({ page }) => {
  await page.setContent(texts)
  const ours = await paleTexts(page)
  await page.evaluate(axe.source)
  const theirs = await page.evaluate(async () => {
    const { violations } = await (window as typeof window & { axe: typeof axe }).axe.run(document, {
      runOnly: ['color-contrast'],
    })
    return violations.flatMap(({ nodes }) => nodes.map(({ html }) => html.replace(/<[^>]*>/g, '')))
  })
  expect(ours.map(({ text }) => text)).toEqual([
    'grey on white',
    'large and too pale',
    'a colour in other words',
    'half of black',
    'what shows through',
    'dark on dark',
    'around',
  ])
  expect(theirs.map((text) => text.replace(' bold', ''))).toEqual(ours.map(({ text }) => text))
})
