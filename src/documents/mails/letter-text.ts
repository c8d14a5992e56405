import type { Stop } from '../journey.ts'
import type { Reader } from '../reader.ts'
import type { Block, BlockOf, Letter } from './letter.ts'

/** The letter for those who read plain text: links stand on lines of their own, amounts after what they are for. */
export function letterText({ title, blocks, imprint }: Letter, { locale }: Reader): string {
  const sender = ['--', imprint.help, imprint.legal, imprint.address, imprint.email].join('\n')
  return `${[title.toLocaleUpperCase(locale), ...blocks.map(blockText), sender].join('\n\n')}\n`
}

function blockText(block: Block): string {
  switch (block.kind) {
    case 'text':
    case 'small':
      return block.text
    case 'notice':
      return `* ${block.text}`
    case 'heading':
      return `== ${block.text} ==`
    case 'button':
    case 'link':
      return `${block.label}\n${block.url}`
    case 'list':
      return block.items.map((item) => `- ${item}`).join('\n')
    case 'rows':
      return block.rows.map(([label, value]) => `${label}: ${value}`).join('\n')
    case 'journey':
      return [stopText(block.from), stopText(block.to), block.duration].join('\n\n')
    case 'price':
      return priceText(block)
    case 'steps':
      return block.steps
        .map(({ title, text, link }, index) =>
          [`${index + 1}. ${title}`, text, ...(link ? [link.url] : [])].join('\n'),
        )
        .join('\n\n')
    case 'quote':
      return block.text
        .split(/\r\n|\r|\n/)
        .map((line) => `> ${line}`)
        .join('\n')
  }
}

function stopText({ label, moment, place, address }: Stop): string {
  return `${label}: ${moment}\n${place}, ${address}`
}

function priceText({ sections, total }: BlockOf<'price'>): string {
  const parts = sections.map(({ title, lines }) =>
    [
      title,
      ...lines.map(({ text, reasons, shown }) => `- ${text}: ${shown}${reasons ? `\n  ${reasons}` : ''}`),
    ].join('\n'),
  )
  parts.push(`${total.label}: ${total.amount}\n${total.vat}`)
  const { deposit } = total
  if (deposit) parts.push(`${deposit.label}: ${deposit.amount}\n${deposit.note}`)
  return parts.join('\n\n')
}
