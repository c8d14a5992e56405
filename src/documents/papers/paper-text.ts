import { Children, isValidElement, type ReactNode } from 'react'
import type { PaperBlock } from '../../domain/booking/paper-text.ts'
import { Box, Drawn, Text } from '../pdf/elements.ts'
import { runsOf } from '../pdf/parts.ts'
import { Heading } from './paper-parts.tsx'
import { plainText, styles } from './paper-styles.ts'

type Props = { children?: ReactNode; look?: unknown }
type Part = (props: Props) => ReactNode

/** What a paper says, out of the very parts that draw it; drawings say nothing. */
export function paperText(node: ReactNode): PaperBlock[] {
  return Children.toArray(node).flatMap((part): PaperBlock[] => {
    if (!isValidElement<Props>(part) || part.type === Drawn) return []
    const { type, props } = part
    if (type === Heading) return [{ kind: 'heading', text: wordsOf(props.children) }]
    if (type === Text) return [{ kind: 'text', text: wordsOf(props.children) }]
    if (typeof type === 'function' && type !== Box) return paperText((type as Part)(props))
    return isRow(props.look) ? [{ kind: 'row', cells: cellsOf(props.children) }] : paperText(props.children)
  })
}

const rows = new Set<unknown>([styles.row, styles.lineRow, styles.tableHead])
const isRow = (look: unknown): boolean => [look].flat().some((one) => rows.has(one))

/** Each child of a row is a cell, whatever it is made of. */
const cellsOf = (children: ReactNode): string[] =>
  Children.toArray(children).map((cell) =>
    paperText(cell)
      .map((block) => (block.kind === 'row' ? block.cells.join(' ') : block.text))
      .join('\n'),
  )

const wordsOf = (node: ReactNode): string =>
  runsOf(node, plainText)
    .map(({ text }) => text)
    .join('')
