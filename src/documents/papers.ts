import './jsx.ts'

import type { BookingFacts } from './booking-facts.ts'
import type { ActFacts } from './papers/act.tsx'
import type { AnnexFacts } from './papers/annex.tsx'
import type { CollectiveFacts } from './papers/collective-invoice.tsx'
import type { CreditNoteFacts } from './papers/credit-note.tsx'
import type { InvoiceFacts } from './papers/invoice.tsx'
import type { ReceiptFacts } from './papers/receipt.tsx'
import type { SignatureEvidence } from './papers/seal.tsx'
import type { Reader } from './reader.ts'

// Node must know JSX before it reads them, and what draws a page is large: it is read with the first paper.
const contract = () => import('./papers/contract.tsx')

/** How each paper becomes a file. */
export const drawings = {
  contract: async (facts: BookingFacts, reader: Reader) => (await contract()).renderContract(facts, reader),
  invoice: async (facts: InvoiceFacts, reader: Reader) =>
    (await import('./papers/invoice.tsx')).renderInvoice(facts, reader),
  creditNote: async (facts: CreditNoteFacts, reader: Reader) =>
    (await import('./papers/credit-note.tsx')).renderCreditNote(facts, reader),
  collectiveInvoice: async (facts: CollectiveFacts, reader: Reader) =>
    (await import('./papers/collective-invoice.tsx')).renderCollectiveInvoice(facts, reader),
  receipt: async (facts: ReceiptFacts, reader: Reader) =>
    (await import('./papers/receipt.tsx')).renderReceipt(facts, reader),
  act: async (facts: ActFacts, reader: Reader) => (await import('./papers/act.tsx')).renderAct(facts, reader),
  annex: async (facts: AnnexFacts, reader: Reader) =>
    (await import('./papers/annex.tsx')).renderAnnex(facts, reader),
  seal: async (contractPdf: Uint8Array, evidence: SignatureEvidence, reader: Reader) =>
    (await import('./papers/seal.tsx')).sealContract(contractPdf, evidence, reader),
}

/** What the contract says, block by block. */
export const readContract = async (facts: BookingFacts, reader: Reader) =>
  (await contract()).contractText(facts, reader)
