import { Document, Page, renderToBuffer, Svg, Text, View } from '@react-pdf/renderer'
import { createElement, type ReactNode } from 'react'
import type { Company } from '../../domain/catalogue.ts'
import type { Locale } from '../../i18n/locales.ts'
import type { Messages } from '../../i18n/messages.ts'
import { createTranslator } from '../translator.ts'
import { phoneText } from '../unbroken.ts'
import { registerFonts } from './paper-fonts.ts'
import { styles } from './paper-styles.ts'
import { drawingOf, readDrawing } from './svg-drawing.ts'

const logo = readDrawing('logo.svg')
// The logo's tile is rounded by a clip, which the drawing is read without.
for (const { tag, attributes } of logo.shapes) if (tag === 'rect') attributes.rx = '24'

registerFonts()

export type Paper = {
  company: Company
  title: string
  /** Under the title: numbers and dates. */
  subtitles: readonly string[]
  /** Stands in the file as the time it was made: the same facts give the same bytes. */
  date: Date
  body: ReactNode
}

export async function renderPaper(paper: Paper, texts: Messages, locale: Locale): Promise<Uint8Array> {
  const { company, title, date } = paper
  const bytes = await renderToBuffer(
    createElement(
      Document,
      {
        title: [title, ...paper.subtitles].join(', '),
        author: company.name,
        creator: company.name,
        producer: company.name,
        language: locale,
        creationDate: date,
        modificationDate: date,
      },
      createElement(
        Page,
        { size: 'A4', style: styles.page },
        createElement(View, { style: styles.sheet }, header(paper), paper.body),
        footer(company, texts, locale),
      ),
    ),
  )
  return new Uint8Array(bytes)
}

function header({ title, subtitles }: Paper): ReactNode {
  return createElement(
    View,
    { style: styles.header },
    createElement(Svg, { viewBox: logo.viewBox, width: 126, height: 30 }, drawingOf(logo)),
    createElement(
      View,
      { style: styles.headline },
      createElement(Text, { style: styles.title }, printable(title)),
      ...subtitles.map((text) => createElement(Text, { key: text, style: styles.soft }, printable(text))),
    ),
  )
}

function footer(company: Company, texts: Messages, locale: Locale): ReactNode {
  const t = createTranslator('papers', texts, locale)
  const line = [
    company.name,
    `${t('registryCode')} ${company.registryCode}`,
    `${t('vatNumber')} ${company.vatNumber}`,
    company.address,
    phoneText(company.phone),
    company.email,
  ].join(' · ')
  return createElement(
    View,
    { style: styles.footer, fixed: true },
    createElement(Text, { style: styles.value }, printable(line)),
    createElement(Text, {
      style: styles.pageNumber,
      render: ({ pageNumber, totalPages }) =>
        t('page', { page: String(pageNumber), pages: String(totalPages) }),
    }),
  )
}

/** The font has no narrow no-break space, which some number formats use. */
export function printable(text: string): string {
  return text.replaceAll('\u202f', '\u00a0')
}
