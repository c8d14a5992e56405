import { Children, isValidElement, type ReactNode } from 'react'
import type { PaperBlock } from '../../domain/booking/paper-text.ts'
import { Heading } from './paper-parts.tsx'
import { styles } from './paper-styles.ts'
import { Drawing } from './svg-drawing.tsx'

type Props = { children?: ReactNode; style?: unknown }
type Part = (props: Props) => ReactNode

/** What a paper says, out of the very parts that draw it; drawings say nothing. */
export function paperText(node: ReactNode): PaperBlock[] {
  return Children.toArray(node).flatMap((part): PaperBlock[] => {
    if (!isValidElement<Props>(part) || part.type === Drawing) return []
    const { type, props } = part
    if (type === Heading) return [{ kind: 'heading', text: wordsOf(props.children) }]
    if (typeof type === 'function') return paperText((type as Part)(props))
    if (type === 'TEXT') return [{ kind: 'text', text: wordsOf(props.children) }]
    return isRow(props.style) ? [{ kind: 'row', cells: cellsOf(props.children) }] : paperText(props.children)
  })
}

const rows = new Set<unknown>([styles.row, styles.lineRow, styles.tableHead])
const isRow = (style: unknown): boolean => [style].flat().some((one) => rows.has(one))

/** Each child of a row is a cell, whatever it is made of. */
const cellsOf = (children: ReactNode): string[] =>
  Children.toArray(children).map((cell) =>
    paperText(cell)
      .map((block) => (block.kind === 'row' ? block.cells.join(' ') : block.text))
      .join('\n'),
  )

function wordsOf(node: ReactNode): string {
  return Children.toArray(node)
    .map((part) => {
      if (typeof part === 'string' || typeof part === 'number') return String(part)
      if (!isValidElement<Props>(part)) return ''
      const { type, props } = part
      return wordsOf(typeof type === 'function' ? (type as Part)(props) : props.children)
    })
    .join('')
}
