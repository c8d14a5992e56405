import type { Locale } from '../../i18n/locales.ts'
import type { Messages } from '../../i18n/messages.ts'
import { createTranslator } from '../translator.ts'
import { phoneText } from '../unbroken.ts'
import type { Block, Letter, Stop } from './letter.ts'

/** The letter for those who read plain text: links stand on lines of their own, amounts after what they are for. */
export function letterText(letter: Letter, texts: Messages, locale: Locale): string {
  const t = createTranslator('mails.layout', texts, locale)
  const { company } = letter
  const parts = [
    letter.title.toLocaleUpperCase(locale),
    ...letter.blocks.map(blockText),
    [
      '--',
      t('help', { phone: phoneText(company.phone) }),
      t('legal', {
        company: company.name,
        registryCode: company.registryCode,
        vatNumber: company.vatNumber,
      }),
      company.address,
      company.email,
    ].join('\n'),
  ]
  return `${parts.join('\n\n')}\n`
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
      return block.rows.map(({ label, value }) => `${label}: ${value}`).join('\n')
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

function priceText({ sections, total }: Extract<Block, { kind: 'price' }>): string {
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
