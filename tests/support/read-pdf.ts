import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** The words of a PDF as a reader copies them, page by page, with plain spaces. */
export async function readPdf(bytes: Uint8Array): Promise<{ pages: string[]; title: string }> {
  const task = getDocument({ data: Uint8Array.from(bytes), verbosity: 0 })
  const pdf = await task.promise
  const pages: string[] = []
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent()
    const words = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : ''))
    pages.push(words.join('').replaceAll(/\s+/g, ' '))
  }
  const { info } = await pdf.getMetadata()
  await task.destroy()
  return { pages, title: 'Title' in info ? String(info.Title) : '' }
}
