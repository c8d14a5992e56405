import { showPhone } from '../domain/people/phone.ts'
import { showPlate } from '../domain/people/plate.ts'

const NO_BREAK_SPACE = '\u00a0'

/** Numbers that no line end may tear apart. */
export function phoneText(phone: string): string {
  return showPhone(phone).replaceAll(' ', NO_BREAK_SPACE)
}

export function plateText(plate: string): string {
  return showPlate(plate).replaceAll(' ', NO_BREAK_SPACE)
}
