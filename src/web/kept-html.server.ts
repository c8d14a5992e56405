import type { Holes, KeepHtml, KeptMarkup } from './kept-html.tsx'
import { madeMarkup, partToString } from './react/react-dom-server.ts'

/** Where the server keeps them. */
export type KeptMarkups = {
  find: (name: string) => KeptMarkup | undefined
  keep: (name: string, markup: KeptMarkup, bytes: number) => void
}

/** Nobody who sends a text can know it. */
const MARK = crypto.randomUUID().replaceAll('-', '')
const marks = new RegExp(`${MARK}_(\\w+?)_`)

/** Shows each part with marks once, and from then on with its own texts between what it came to. */
export const htmlKeeper =
  (kept: KeptMarkups): KeepHtml =>
  (part, holes, make, context) => {
    // A hole with nothing in it is none: it may be what an attribute or an element is there for.
    const name = Object.entries(holes).reduce(
      (all, [hole, text]) => (text === '' ? all : `${all} ${hole}`),
      part,
    )
    let markup = kept.find(name)
    if (!markup) {
      markup = apart(partToString(make(marked(holes)), context))
      kept.keep(
        name,
        markup,
        2 * name.length + 2 * markup.pieces.reduce((sum, { length }) => sum + length, 0),
      )
    }
    const texts = markup.holes.map((hole) => holes[hole] ?? '')
    // What the page is made of there is Preact's, whatever its components are typed by.
    return madeMarkup(markup.pieces, texts) as ReturnType<KeepHtml>
  }

const marked = (holes: Holes): Holes =>
  Object.fromEntries(
    Object.entries(holes).map(([hole, text]) => [hole, text === '' ? '' : `${MARK}_${hole}_`]),
  )

function apart(html: string): KeptMarkup {
  const parts = html.split(marks)
  return {
    pieces: parts.filter((_, index) => index % 2 === 0),
    holes: parts.filter((_, index) => index % 2 === 1),
  }
}
