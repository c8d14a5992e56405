import type { ComponentProps, CSSProperties } from 'react'
import type { WordedLine } from '../../i18n/price-words.ts'
import { inOrder } from '../in-order.tsx'
import type { BlockOf } from './letter.ts'
import { inks, tone } from './mail-colours.ts'
import { Table } from './table.tsx'

const CELL = { padding: '5px 0', fontSize: 15, lineHeight: '21px' }
const AMOUNT = {
  ...CELL,
  paddingLeft: 16,
  whiteSpace: 'nowrap',
  textAlign: 'right',
  fontWeight: 500,
} as const

export function PriceHtml({ sections, total }: BlockOf<'price'>) {
  const { deposit } = total
  return (
    <Table style={{ margin: '0 0 20px' }}>
      {inOrder(sections, ({ title, lines }) => (
        <>
          <NoteRow style={{ padding: '12px 0 2px', fontSize: 13, lineHeight: '18px' }}>{title}</NoteRow>
          {inOrder(lines, LineRow)}
        </>
      ))}
      <SumRow
        top="14px"
        label={[total.label, { fontSize: 18, fontWeight: 700 }]}
        amount={[total.amount, { fontSize: 22, fontWeight: 700 }]}
      />
      <NoteRow align="right" style={{ padding: '0 0 14px', fontSize: 14 }}>
        {total.vat}
      </NoteRow>
      {deposit && (
        <>
          <SumRow
            top="10px"
            label={[deposit.label, { fontSize: 15 }]}
            amount={[deposit.amount, { fontSize: 15, fontWeight: 500 }]}
          />
          <NoteRow style={{ padding: 0, fontSize: 14 }}>{deposit.note}</NoteRow>
        </>
      )}
    </Table>
  )
}

function LineRow({ text, reasons, amount, shown }: WordedLine) {
  return (
    <tr>
      <td valign="top" {...tone('ink', CELL)}>
        {text}
        {reasons && <br />}
        {reasons && <span {...tone('soft', { fontSize: 13 })}>{reasons}</span>}
      </td>
      <td valign="top" align="right" {...tone(amount < 0 ? 'positive' : 'ink', AMOUNT)}>
        {shown}
      </td>
    </tr>
  )
}

type Styled = readonly [text: string, style: CSSProperties]

function SumRow({ top, label, amount }: { top: string; label: Styled; amount: Styled }) {
  const line = { borderTop: `1px solid ${inks.line}` }
  const sum = { ...line, padding: `${top} 0 0 16px`, whiteSpace: 'nowrap' } as const
  return (
    <tr>
      <td {...tone('ink', { ...line, padding: `${top} 0 0`, ...label[1] }, 'line')}>{label[0]}</td>
      <td align="right" {...tone('ink', { ...sum, ...amount[1] }, 'line')}>
        {amount[0]}
      </td>
    </tr>
  )
}

function NoteRow({ style, ...cell }: ComponentProps<'td'> & { style: CSSProperties }) {
  return (
    <tr>
      <td colSpan={2} {...tone('soft', style)} {...cell} />
    </tr>
  )
}
