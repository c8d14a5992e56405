import { PDFDocument } from 'pdf-lib'
import { createElement, type ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { type Placed, placesInPdf } from '../../../tests/support/read-pdf.ts'
import { plainText } from '../papers/paper-styles.ts'
import { drawPages } from './draw-pages.ts'
import { Box, type BoxProps, Text, type TextProps } from './elements.ts'

const look = { top: 40, bottom: 60, side: 50, text: plainText }
const RIGHT = 595.28 - look.side

const words = (text: string, props: TextProps = {}) => createElement(Text, props, text)
const box = (props: BoxProps, ...children: ReactNode[]) => createElement(Box, props, ...children)
const tall = (text: string, height: number, props: BoxProps = {}) =>
  box({ ...props, look: { height } }, words(text))

async function shown(...body: ReactNode[]): Promise<Placed[][]> {
  const file = await PDFDocument.create({ updateMetadata: false })
  await drawPages(file, {
    look,
    body,
    atTop: { y: 10, what: words('top') },
    atBottom: { y: 20, what: (page, pages) => words(`${page} of ${pages}`) },
  })
  return placesInPdf(await file.save())
}

const texts = (pages: Placed[][]) => pages.map((page) => page.map(({ text }) => text))

describe('lines', () => {
  it('hold as many words as there is room for, and never more', async () => {
    const said = 'Rendileandja tagastab tagatisraha viie tööpäeva jooksul. '.repeat(9).trim()
    const [page = []] = await shown(words(said))
    const lines = page.filter(({ text }) => text !== 'top' && text !== '1 of 1')
    expect(lines.length).toBeGreaterThan(3)
    expect(lines.map(({ text }) => text).join(' ')).toBe(said)
    for (const { right } of lines) expect(right).toBeLessThanOrEqual(RIGHT + 0.1)
    const [first] = lines
    // The next word would not have fitted.
    expect(first?.right).toBeGreaterThan(RIGHT - 60)
  })

  it('break what fits in none', async () => {
    const hash = 'a0'.repeat(150)
    const [page = []] = await shown(words(`Räsi: ${hash}`))
    const lines = page.filter(({ text }) => text !== 'top' && text !== '1 of 1')
    expect(lines.length).toBeGreaterThan(2)
    expect(lines.map(({ text }) => text).join('')).toBe(`Räsi:${hash}`.replace(':', ': '))
    for (const { right } of lines) expect(right).toBeLessThanOrEqual(RIGHT + 0.1)
  })

  it('have an empty place for a letter that the font has not, and go on after it', async () => {
    const [page = []] = await shown(words('Mari 😀 漢 Mets'), words('العربية'))
    const said = page.map(({ text }) => text).join(' ')
    expect(said).toMatch(/Mari.*Mets/)
    const { left = 0 } = page.find(({ text }) => text.includes('Mets')) ?? {}
    expect(left).toBeGreaterThanOrEqual(look.side)
  })

  it('end where they are asked to, and where a new line is asked for', async () => {
    const [page = []] = await shown(
      words('paremal', { look: { align: 'right' } }),
      words('keskel', { look: { align: 'center' } }),
      words('üks\nkaks'),
    )
    const of = (text: string) => page.find((one) => one.text === text) ?? { left: 0, right: 0, foot: 0 }
    expect(of('paremal').right).toBeCloseTo(RIGHT, 1)
    expect((of('keskel').left + of('keskel').right) / 2).toBeCloseTo(595.28 / 2, 1)
    expect(of('üks').foot - of('kaks').foot).toBeCloseTo(9 * 1.4, 1)
  })
})

describe('parts side by side', () => {
  it('have their own width, what they need, or a share of the rest', async () => {
    const [page = []] = await shown(
      box(
        { look: { isRow: true, gap: 10 } },
        box({ look: { width: 100 } }, words('kindel')),
        words('vajalik'),
        box({ look: { shares: true } }, words('üks')),
        box({ look: { shares: true } }, words('teine')),
      ),
    )
    const left = (text: string) => page.find((one) => one.text === text)?.left ?? 0
    expect(left('kindel')).toBeCloseTo(look.side, 1)
    expect(left('vajalik')).toBeCloseTo(look.side + 110, 1)
    const share = RIGHT - left('teine')
    expect(left('teine') - left('üks')).toBeCloseTo(share + 10, 1)
  })
})

describe('pages', () => {
  it('are counted below, and say the same above', async () => {
    const pages = texts(
      await shown(tall('esimene', 700, { isWhole: true }), tall('teine', 700, { isWhole: true })),
    )
    expect(pages).toEqual([
      ['esimene', 'top', '1 of 2'],
      ['teine', 'top', '2 of 2'],
    ])
  })

  it('keep whole what is whole, and no heading by itself', async () => {
    const heading = words('Pealkiri', { staysWithNext: true })
    const whole = box({ isWhole: true }, words('esimene rida'), tall('teine rida', 60))
    const pages = texts(await shown(tall('enne', 700, { isWhole: true }), heading, whole))
    expect(pages.map((page) => page.slice(0, -2))).toEqual([
      ['enne'],
      ['Pealkiri', 'esimene rida', 'teine rida'],
    ])
  })

  it('tear what no page has room for, and lose none of it', async () => {
    const rows = Array.from({ length: 90 }, (_, at) => words(`rida ${at}`))
    const pages = await shown(box({ isWhole: true }, ...rows))
    expect(pages).toHaveLength(2)
    const said = pages.flat().filter(({ text }) => text.startsWith('rida'))
    expect(said).toHaveLength(90)
    for (const { foot } of said) expect(foot).toBeGreaterThan(look.bottom)
  })
})
