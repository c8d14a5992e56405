import { Document, Image, Page, renderToBuffer, Text, View } from '@react-pdf/renderer'
import type { ReactNode } from 'react'
import type { Company, PaperLook } from '../../domain/catalogue.ts'
import type { Reader } from '../reader.ts'
import { phoneText } from '../unbroken.ts'
import { registerFonts } from './paper-fonts.ts'
import { Words } from './paper-parts.tsx'
import { styles } from './paper-styles.ts'
import { Drawing, readDrawing } from './svg-drawing.tsx'

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
  /** Of a paper to whose end these pages are added. */
  pagesBefore?: number
}

export async function renderPaper(paper: Paper, reader: Reader): Promise<Uint8Array> {
  const { company, title, subtitles, date, body, pagesBefore = 0 } = paper
  const bytes = await renderToBuffer(
    <Document
      title={[title, ...subtitles].join(', ')}
      author={company.name}
      creator={company.name}
      producer={company.name}
      language={reader.locale}
      creationDate={date}
      modificationDate={date}
    >
      <Page size="A4" style={styles.page}>
        <Simulated reader={reader} />
        <View style={styles.sheet}>
          <Header look={company.look} title={title} subtitles={subtitles} />
          {body}
        </View>
        <Footer company={company} reader={reader} pagesBefore={pagesBefore} />
      </Page>
    </Document>,
  )
  return new Uint8Array(bytes)
}

/** On every page: a copy of one must not pass for a real paper either. */
function Simulated({ reader }: { reader: Reader }) {
  const t = reader.t('papers.simulated')
  const [isBank, isPhones] = [reader.simulated.includes('bank'), reader.simulated.includes('phones')]
  if (!isBank && !isPhones) return null
  return (
    <View style={styles.simulated} fixed>
      <Words>{isBank && isPhones ? t('both') : isBank ? t('bank') : t('phones')}</Words>
    </View>
  )
}

function Header({ look, title, subtitles }: Pick<Paper, 'title' | 'subtitles'> & { look: PaperLook }) {
  return (
    <View style={styles.header}>
      {look.logo ? <OwnLogo {...look.logo} /> : <Drawing of={logo} width={126} height={30} />}
      <View style={styles.headline}>
        <Words style={[styles.title, look.colour ? { color: look.colour } : {}]}>{title}</Words>
        {subtitles.map((text) => (
          <Words key={text} style={styles.soft}>
            {text}
          </Words>
        ))}
      </View>
    </View>
  )
}

const LOGO_ROOM = { width: 150, height: 40 }

/** As large as it may be, in its own shape. */
function OwnLogo({ png, width, height }: NonNullable<PaperLook['logo']>) {
  const scale = Math.min(LOGO_ROOM.width / width, LOGO_ROOM.height / height)
  const size = { width: width * scale, height: height * scale }
  return <Image src={{ data: Buffer.from(png), format: 'png' }} style={size} />
}

function Footer({ company, reader, pagesBefore }: { company: Company; reader: Reader; pagesBefore: number }) {
  const t = reader.t('papers')
  const line = [
    company.name,
    `${t('registryCode')} ${company.registryCode}`,
    `${t('vatNumber')} ${company.vatNumber}`,
    company.address,
    phoneText(company.phone),
    company.email,
  ]
  return (
    <View style={[styles.footer, company.look.colour ? { borderTopColor: company.look.colour } : {}]} fixed>
      <Words style={styles.value}>{line.join(' · ')}</Words>
      <Text
        style={styles.pageNumber}
        render={({ pageNumber, totalPages }) =>
          t('page', { page: String(pagesBefore + pageNumber), pages: String(pagesBefore + totalPages) })
        }
      />
    </View>
  )
}
