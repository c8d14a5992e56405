/** A part of a paper's text as it is read on a page. A row holds what stands side by side: a label and its value. */
export type PaperBlock = { kind: 'heading' | 'text'; text: string } | { kind: 'row'; cells: string[] }
