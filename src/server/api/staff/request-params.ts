import type { StaffRequest } from './staff-context.ts'

const LONGEST_SEARCH = 100

/** The number a path names; 0, which no record has, when it is none. */
export function requestedId(context: StaffRequest, name = 'id'): number {
  const text = context.req.param(name) ?? ''
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 0
}

/** What someone typed into a search box, without what no text can hold. */
export function typedText(context: StaffRequest, name = 'q'): string {
  const text = context.req.query(name) ?? ''
  return text.toWellFormed().replaceAll('\u0000', '').slice(0, LONGEST_SEARCH)
}
