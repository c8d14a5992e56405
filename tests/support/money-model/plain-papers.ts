import type { drawings } from '../../../src/documents/papers.ts'

const plain = async (facts: object): Promise<Uint8Array> => Buffer.from(JSON.stringify(facts))

/**
 * What a paper says without being drawn: drawing takes more time than everything else in a story together. Some stories
 * are told with true papers, which are read back.
 */
export const plainPapers: typeof drawings = {
  contract: plain,
  invoice: plain,
  creditNote: plain,
  collectiveInvoice: plain,
  receipt: plain,
  act: plain,
  annex: plain,
  seal: async (contract, evidence) => Buffer.concat([contract, Buffer.from(JSON.stringify(evidence))]),
}
