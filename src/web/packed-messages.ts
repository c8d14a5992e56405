import type { Messages } from '../i18n/messages.ts'
import { type Packed, pack, unpack } from './packed.ts'

/** The words of a page as they travel in it, written once for a language and its areas. */
export type PackedMessages = Packed<Partial<Messages>>

/** There are as many as there are pages and languages. */
const known = new Map<string, Partial<Messages>>()

export function packMessages(messages: Partial<Messages>): PackedMessages {
  const packed = pack(messages)
  known.set(packed, messages)
  return packed
}

export function unpackMessages(packed: PackedMessages): Partial<Messages> {
  const messages = known.get(packed) ?? unpack<Partial<Messages>>(packed)
  known.set(packed, messages)
  return messages
}
