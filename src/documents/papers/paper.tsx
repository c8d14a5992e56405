import { PDFDocument } from 'pdf-lib'
import type { ReactNode } from 'react'
import type { Company, PaperLook } from '../../domain/catalogue.ts'
import { drawPages } from '../pdf/draw-pages.ts'
import { drawingOf } from '../pdf/drawing.ts'
import { Box, Drawn, type DrawnProps, Picture } from '../pdf/elements.ts'
import type { Reader } from '../reader.ts'
import { phoneText } from '../unbroken.ts'
import { Words } from './paper-parts.tsx'
import { inks, page, plainText, styles } from './paper-styles.ts'

export type Paper = {
  company: Company
  title: string
  /** Under the title: numbers and dates. */
  subtitles: readonly string[]
  /** Stands in the file as the time it was made: the same facts give the same bytes. */
  date: Date
  body: ReactNode
}

export async function renderPaper(paper: Paper, reader: Reader): Promise<Uint8Array> {
  const { company, title, subtitles, date } = paper
  const file = await PDFDocument.create({ updateMetadata: false })
  file.setTitle([title, ...subtitles].join(', '))
  file.setAuthor(company.name)
  file.setCreator(company.name)
  file.setProducer(company.name)
  file.setLanguage(reader.locale)
  file.setCreationDate(date)
  file.setModificationDate(date)
  await drawPaper(file, paper, reader)
  return file.save()
}

/** Its pages follow those that the file has. */
export async function drawPaper(file: PDFDocument, paper: Paper, reader: Reader): Promise<void> {
  const { company, title, subtitles, body } = paper
  const pagesBefore = file.getPageCount()
  await drawPages(file, {
    look: { ...page, text: plainText },
    body: (
      <>
        <Header look={company.look} title={title} subtitles={subtitles} />
        {body}
      </>
    ),
    atTop: { y: 12, what: <Simulated reader={reader} /> },
    atBottom: {
      y: 26,
      what: (number, pages) => (
        <Footer company={company} page={pagesBefore + number} pages={pagesBefore + pages} reader={reader} />
      ),
    },
  })
}

/** On every page: a copy of one must not pass for a real paper either. */
function Simulated({ reader }: { reader: Reader }) {
  const t = reader.t('papers.simulated')
  const [isBank, isPhones] = [reader.simulated.includes('bank'), reader.simulated.includes('phones')]
  if (!isBank && !isPhones) return null
  return (
    <Box look={styles.simulated}>
      <Words>{isBank && isPhones ? t('both') : isBank ? t('bank') : t('phones')}</Words>
    </Box>
  )
}

function Header({ look, title, subtitles }: Pick<Paper, 'title' | 'subtitles'> & { look: PaperLook }) {
  return (
    <Box look={styles.header}>
      {look.logo ? <OwnLogo {...look.logo} /> : <OurLogo />}
      <Box look={styles.headline}>
        <Words look={[styles.title, look.colour ? { color: look.colour } : {}]}>{title}</Words>
        {subtitles.map((text) => (
          <Words key={text} look={styles.soft}>
            {text}
          </Words>
        ))}
      </Box>
    </Box>
  )
}

function OurLogo() {
  const logo = drawingOf('logo.svg')
  const scale = 126 / logo.width
  const draw: DrawnProps['draw'] = (pen, { x, y }) => pen.drawing(logo, x, y, scale)
  return <Drawn width={logo.width * scale} height={logo.height * scale} draw={draw} />
}

const LOGO_ROOM = { width: 150, height: 40 }

/** As large as it may be, in its own shape. */
function OwnLogo({ png, width, height }: NonNullable<PaperLook['logo']>) {
  const scale = Math.min(LOGO_ROOM.width / width, LOGO_ROOM.height / height)
  const size = { width: width * scale, height: height * scale }
  return <Picture bytes={png} type="png" look={size} />
}

type FooterProps = { company: Company; page: number; pages: number; reader: Reader }

function Footer({ company, page, pages, reader }: FooterProps) {
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
    <Box look={[styles.footer, { lineAbove: { width: 0.75, color: company.look.colour ?? inks.line } }]}>
      <Words look={styles.shares}>{line.join(' · ')}</Words>
      <Words look={styles.pageNumber}>{t('page', { page: String(page), pages: String(pages) })}</Words>
    </Box>
  )
}
