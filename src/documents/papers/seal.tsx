import { createHash } from 'node:crypto'
import { PDFDocument } from 'pdf-lib'
import type { SigningMethod } from '../../domain/booking/paper-kinds.ts'
import type { Company } from '../../domain/catalogue.ts'
import { momentText } from '../moments.ts'
import { Box, Picture } from '../pdf/elements.ts'
import { A4 } from '../pdf/pen.ts'
import type { Reader } from '../reader.ts'
import { drawPaper, type Paper } from './paper.tsx'
import { type Fact, Facts, Heading, Paragraph, Section, SmallPrint, Words } from './paper-parts.tsx'
import { styles } from './paper-styles.ts'

/** What proves who signed, when and how. */
export type SignatureEvidence = {
  company: Company
  contractNumber: string
  signer: { name: string; idCode: string | null; email: string; phone: string }
  method: SigningMethod
  signedAt: Date
  ipAddress: string
  userAgent: string
  /** The four digits shown on both screens. */
  verificationCode: string | null
  certificate: { subject: string; serial: string } | null
  /** The drawn signature, a PNG. */
  image: Uint8Array | null
  /** What was signed with a pen, behind the page that tells of it. */
  scan: Scan | null
  /** Who of the lessor saw it being signed. */
  witness: string | null
}

export type Scan = { type: 'image/jpeg' | 'image/png' | 'application/pdf'; bytes: Uint8Array }

/** Of the file as it was shown for signing. */
export function contractHash(contractPdf: Uint8Array): string {
  return createHash('sha256').update(contractPdf).digest('hex')
}

/** The contract with a signature page after its last one. The unsigned file must be kept: the hash is its own. */
export async function sealContract(
  contractPdf: Uint8Array,
  evidence: SignatureEvidence,
  reader: Reader,
): Promise<Uint8Array> {
  const sealed = await PDFDocument.load(contractPdf, { updateMetadata: false })
  await drawPaper(sealed, signaturePage(contractHash(contractPdf), evidence, reader), reader)
  if (evidence.scan) await appendScan(sealed, evidence.scan)
  sealed.setModificationDate(evidence.signedAt)
  return sealed.save()
}

/** Around a scan, in points. */
const MARGIN = 24

async function appendScan(sealed: PDFDocument, { type, bytes }: Scan): Promise<void> {
  if (type === 'application/pdf') {
    const scanned = await PDFDocument.load(bytes, { updateMetadata: false })
    for (const copy of await sealed.copyPages(scanned, scanned.getPageIndices())) sealed.addPage(copy)
    return
  }
  const picture = await (type === 'image/png' ? sealed.embedPng(bytes) : sealed.embedJpg(bytes))
  const [width, height] = [A4.width - 2 * MARGIN, A4.height - 2 * MARGIN]
  const size = picture.scaleToFit(width, height)
  const page = sealed.addPage([A4.width, A4.height])
  page.drawImage(picture, { ...size, x: (A4.width - size.width) / 2, y: A4.height - MARGIN - size.height })
}

function signaturePage(hash: string, evidence: SignatureEvidence, reader: Reader): Paper {
  const t = reader.t('papers.seal')
  const { company, contractNumber, signedAt, image } = evidence
  const body = (
    <>
      <Paragraph>{t(evidence.scan ? 'leadPaper' : 'lead', { contract: contractNumber })}</Paragraph>
      <Section>
        <Facts of={proofs(evidence, reader)} />
      </Section>
      {image && (
        <Section title={t('image')} isWhole>
          <Box look={[styles.drawnFrame, { width: 260 }]}>
            <Picture bytes={image} type="png" look={styles.drawn} />
          </Box>
        </Section>
      )}
      <Box look={[styles.section, styles.box]}>
        <Heading>{t('hash')}</Heading>
        <Words look={styles.bold}>{hash}</Words>
        <SmallPrint>{t('hashNote')}</SmallPrint>
      </Box>
    </>
  )
  return { company, title: t('title'), subtitles: [], date: signedAt, body }
}

function proofs({ signer, certificate, signedAt, ...evidence }: SignatureEvidence, reader: Reader): Fact[] {
  const t = reader.t('papers.seal')
  const papers = reader.t('papers')
  return [
    [t('signer'), signer.name],
    [papers('idCode'), signer.idCode],
    [papers('email'), signer.email],
    [papers('phone'), signer.phone],
    [t('method'), reader.t('papers.signing')(evidence.method)],
    [t('witness'), evidence.witness],
    [t('time'), `${momentText(signedAt, reader)} (${signedAt.toISOString()})`],
    [t('address'), evidence.ipAddress],
    [t('agent'), evidence.userAgent],
    [t('code'), evidence.verificationCode],
    [t('certificate'), certificate?.subject ?? null],
    [t('serial'), certificate?.serial ?? null],
  ]
}
