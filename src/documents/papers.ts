import './jsx.ts'

// Node must know JSX before it reads them.
const { renderContract, contractText } = await import('./papers/contract.tsx')
const { renderInvoice } = await import('./papers/invoice.tsx')
const { renderCreditNote } = await import('./papers/credit-note.tsx')
const { renderReceipt } = await import('./papers/receipt.tsx')
const { sealContract } = await import('./papers/seal.tsx')

/** How each paper becomes a file. */
export const drawings = {
  contract: renderContract,
  invoice: renderInvoice,
  creditNote: renderCreditNote,
  receipt: renderReceipt,
  seal: sealContract,
}

export { contractText }
