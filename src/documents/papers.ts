import './jsx.ts'

/** The way in to the papers, for Node must know JSX before it reads them. */
export const { renderContract, contractText } = await import('./papers/contract.tsx')
export const { renderInvoice } = await import('./papers/invoice.tsx')
export const { renderCreditNote } = await import('./papers/credit-note.tsx')
export const { renderReceipt } = await import('./papers/receipt.tsx')
export const { sealContract } = await import('./papers/seal.tsx')
