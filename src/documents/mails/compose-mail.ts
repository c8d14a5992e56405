import '../jsx.ts'

import type { Company } from '../../domain/catalogue.ts'
import type { Reader } from '../reader.ts'
import { phoneText } from '../unbroken.ts'
import type { Block, Letter } from './letter.ts'
import { letterText } from './letter-text.ts'
import type { Attachment, Mail } from './mail.ts'

const { letterHtml } = await import('./letter-html.tsx')

/** What is not said in this mail may stand among its blocks as nothing. */
type Draft = Pick<Letter, 'subject' | 'preheader' | 'title'> & {
  blocks: readonly (Block | readonly Block[] | false | null)[]
  attachments?: readonly Attachment[]
}

export function composeMail(company: Company, reader: Reader, draft: Draft): Mail {
  const { attachments = [], ...said } = draft
  const blocks = draft.blocks.flatMap((part) => part || [])
  const letter = { ...said, blocks, colour: company.look.colour, imprint: imprintOf(company, reader) }
  return {
    subject: oneLine(letter.subject),
    html: letterHtml(letter, reader),
    text: letterText(letter, reader),
    attachments: [...attachments],
  }
}

function imprintOf({ name, registryCode, vatNumber, phone, address, email }: Company, reader: Reader) {
  const t = reader.t('mails.layout')
  return {
    help: t('help', { phone: phoneText(phone) }),
    phone: { shown: phoneText(phone), number: phone },
    legal: t('legal', { company: name, registryCode, vatNumber }),
    address,
    email,
  }
}

/** A line break typed into a name must not become a header of its own. */
function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()
}
