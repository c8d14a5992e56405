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

/** Words in one look, with their place on the page in points, counted from its lower left corner. */
export type Placed = { text: string; left: number; right: number; foot: number }

export async function placesInPdf(bytes: Uint8Array): Promise<Placed[][]> {
  const task = getDocument({ data: Uint8Array.from(bytes), verbosity: 0 })
  const pdf = await task.promise
  const pages: Placed[][] = []
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent()
    const texts = items.filter((item) => 'str' in item).filter(({ str }) => str.trim() !== '')
    pages.push(
      texts.map(({ str, transform, width }) => {
        const [left, foot] = [Number(transform[4]), Number(transform[5])]
        return { text: str, left, right: left + width, foot }
      }),
    )
  }
  await task.destroy()
  return pages
}
