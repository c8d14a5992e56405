import type { ActBody } from '../../contract/staff/hand-over-bodies.ts'
import type { HandOverDependencies } from './hand-over-dependencies.ts'

export type DrawnSignatures = { customer: Uint8Array; staff: Uint8Array }

/** Both signatures as pictures of our own making; undefined when one of them is empty or cannot be read. */
export async function readSignatures(
  { readDrawing }: Pick<HandOverDependencies, 'readDrawing'>,
  signatures: ActBody['signatures'],
): Promise<DrawnSignatures | null | undefined> {
  if (!signatures) return null
  const customer = await readDrawing(bytesOf(signatures.customer))
  const staff = await readDrawing(bytesOf(signatures.staff))
  return customer.ok && staff.ok ? { customer: customer.bytes, staff: staff.bytes } : undefined
}

const bytesOf = (address: string): Uint8Array =>
  new Uint8Array(Buffer.from(address.slice(address.indexOf(',') + 1), 'base64'))
