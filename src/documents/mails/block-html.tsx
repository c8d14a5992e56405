import type { ReactNode } from 'react'
import { JourneyHtml } from './journey-html.tsx'
import type { Block, BlockOf, Row, Step } from './letter.ts'
import { inks, tone } from './mail-colours.ts'
import { PriceHtml } from './price-html.tsx'
import { Table } from './table.tsx'

const AFTER = '0 0 16px'
const SMALL = { margin: '0 0 12px', fontSize: 14 }
const HEADING = {
  margin: '28px 0 10px',
  fontSize: 18,
  lineHeight: 1.25,
  fontWeight: 700,
  letterSpacing: '-.01em',
}
const NOTICE = {
  padding: '12px 16px',
  borderLeft: '4px solid #2b59d1',
  borderRadius: 6,
  background: '#eaf0f4',
}
const QUOTE = {
  padding: '2px 0 2px 16px',
  borderLeft: `4px solid ${inks.line}`,
  whiteSpace: 'pre-line',
} as const
const TORN_ANYWHERE = { overflowWrap: 'anywhere' } as const

export function BlockHtml({ block, colour }: { block: Block; colour: string | null }): ReactNode {
  switch (block.kind) {
    case 'text':
      return <p {...tone('ink', { margin: AFTER })}>{block.text}</p>
    case 'small':
      return <p {...tone('soft', SMALL)}>{block.text}</p>
    case 'heading':
      return <h2 {...tone('ink', HEADING)}>{block.text}</h2>
    case 'notice':
      return <p {...tone('ink', { margin: AFTER, ...NOTICE }, 'notice')}>{block.text}</p>
    case 'button':
      return <Button {...block} colour={colour} />
    case 'link':
      return (
        <p {...tone('soft', SMALL)}>
          {block.label} <Link url={block.url} label={shortened(block.url)} />
        </p>
      )
    case 'list':
      return <List items={block.items} />
    case 'rows':
      return <Rows rows={block.rows} />
    case 'journey':
      return <JourneyHtml {...block} />
    case 'price':
      return <PriceHtml {...block} />
    case 'steps':
      return block.steps.map((step) => <StepHtml key={step.title} {...step} />)
    case 'quote':
      return (
        <blockquote {...tone('ink', { margin: AFTER, ...QUOTE, ...TORN_ANYWHERE }, 'line')}>
          {block.text}
        </blockquote>
      )
  }
}

function Button({ label, url, isQuiet = false, colour }: BlockOf<'button'> & { colour: string | null }) {
  const shape = { display: 'inline-block', borderRadius: 10, textDecoration: 'none' }
  const letters = { fontSize: 17, lineHeight: '24px', fontWeight: 700 }
  const look = isQuiet
    ? tone(
        'brand',
        { ...shape, ...letters, padding: '13px 24px', border: `2px solid ${inks.brand}` },
        'quiet',
      )
    : {
        className: 'button',
        style: {
          ...shape,
          ...letters,
          padding: '15px 26px',
          ...(colour
            ? { background: colour, color: inks.surface }
            : { background: inks.accent, color: inks.ink }),
        },
      }
  return (
    <p style={{ margin: '4px 0 20px' }}>
      <a href={url} {...look}>
        {label}
      </a>
    </p>
  )
}

function List({ items }: { items: readonly string[] }) {
  return (
    <ul {...tone('ink', { margin: AFTER, padding: '0 0 0 20px' })}>
      {items.map((item) => (
        <li key={item} style={{ margin: '0 0 6px' }}>
          {item}
        </li>
      ))}
    </ul>
  )
}

function Rows({ rows }: { rows: readonly Row[] }) {
  const labels = { padding: '4px 16px 4px 0', width: '38%', fontSize: 14, lineHeight: '22px' }
  const values = { padding: '4px 0', lineHeight: '22px', fontWeight: 500, wordBreak: 'break-word' } as const
  return (
    <Table style={{ margin: AFTER }}>
      {rows.map(([label, value]) => (
        <tr key={label}>
          <td valign="top" {...tone('soft', labels)}>
            {label}
          </td>
          <td valign="top" {...tone('ink', { ...values, ...TORN_ANYWHERE })}>
            {value}
          </td>
        </tr>
      ))}
    </Table>
  )
}

function StepHtml({ title, text, link }: Step) {
  return (
    <p {...tone('soft', { margin: '0 0 14px', fontSize: 15 })}>
      <strong {...tone('ink', { fontSize: 16 })}>{title}</strong>
      <br />
      {text}
      {link && <br />}
      {link && <Link {...link} />}
    </p>
  )
}

function Link({ url, label }: { url: string; label: string }) {
  return (
    <a href={url} {...tone('brand', { textDecoration: 'underline', ...TORN_ANYWHERE })}>
      {label}
    </a>
  )
}

/** An address people can read: without its scheme and its secret. */
function shortened(url: string): string {
  return url.replace(/^(https?:\/\/|mailto:|tel:)/, '').replace(/\?.*$/, '')
}
