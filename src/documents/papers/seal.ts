import { createHash } from 'node:crypto'
import { Image, Text, View } from '@react-pdf/renderer'
import { PDFDocument } from 'pdf-lib'
import { createElement, type ReactNode } from 'react'
import type { Company } from '../../domain/catalogue.ts'
import type { Locale } from '../../i18n/locales.ts'
import type { Messages } from '../../i18n/messages.ts'
import type { SigningMethod } from '../booking-facts.ts'
import { momentText } from '../moments.ts'
import { createTranslator } from '../translator.ts'
import { renderPaper } from './paper.ts'
import { factRows, heading, paragraph, smallPrint } from './paper-parts.ts'
import { inks, styles } from './paper-styles.ts'

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
}

/** Of the file as it was shown for signing. */
export function contractHash(contractPdf: Uint8Array): string {
  return createHash('sha256').update(contractPdf).digest('hex')
}

/** The contract with a signature page after its last one. The unsigned file must be kept: the hash is its own. */
export async function sealContract(
  contractPdf: Uint8Array,
  evidence: SignatureEvidence,
  texts: Messages,
  locale: Locale,
): Promise<Uint8Array> {
  const page = await signaturePage(contractHash(contractPdf), evidence, texts, locale)
  const sealed = await PDFDocument.load(contractPdf, { updateMetadata: false })
  const appended = await PDFDocument.load(page, { updateMetadata: false })
  for (const copy of await sealed.copyPages(appended, appended.getPageIndices())) sealed.addPage(copy)
  sealed.setModificationDate(evidence.signedAt)
  return sealed.save()
}

async function signaturePage(
  hash: string,
  evidence: SignatureEvidence,
  texts: Messages,
  locale: Locale,
): Promise<Uint8Array> {
  const t = createTranslator('papers.seal', texts, locale)
  const papers = createTranslator('papers', texts, locale)
  const methods = createTranslator('papers.signing', texts, locale)
  const { signer, certificate, image } = evidence
  return renderPaper(
    {
      company: evidence.company,
      title: t('title'),
      subtitles: [],
      date: evidence.signedAt,
      body: createElement(
        View,
        null,
        paragraph(t('lead', { contract: evidence.contractNumber })),
        createElement(
          View,
          { style: styles.section },
          factRows([
            { label: t('signer'), value: signer.name },
            { label: papers('idCode'), value: signer.idCode },
            { label: papers('email'), value: signer.email },
            { label: papers('phone'), value: signer.phone },
            { label: t('method'), value: methods(evidence.method) },
            {
              label: t('time'),
              value: `${momentText(evidence.signedAt, texts, locale)} (${evidence.signedAt.toISOString()})`,
            },
            { label: t('address'), value: evidence.ipAddress },
            { label: t('agent'), value: evidence.userAgent },
            { label: t('code'), value: evidence.verificationCode },
            { label: t('certificate'), value: certificate?.subject ?? null },
            { label: t('serial'), value: certificate?.serial ?? null },
          ]),
        ),
        image ? drawn(image, t('image')) : null,
        createElement(
          View,
          { style: [styles.section, { padding: 12, borderRadius: 6, backgroundColor: inks.ground }] },
          heading(t('hash')),
          createElement(Text, { style: styles.bold }, hash),
          smallPrint(t('hashNote')),
        ),
      ),
    },
    texts,
    locale,
  )
}

function drawn(image: Uint8Array, label: string): ReactNode {
  return createElement(
    View,
    { style: styles.section, wrap: false },
    heading(label),
    createElement(
      View,
      {
        style: {
          width: 260,
          height: 110,
          padding: 8,
          borderWidth: 1,
          borderColor: inks.line,
          borderRadius: 6,
        },
      },
      createElement(Image, {
        src: { data: Buffer.from(image), format: 'png' },
        style: { width: '100%', height: '100%', objectFit: 'contain' },
      }),
    ),
  )
}
