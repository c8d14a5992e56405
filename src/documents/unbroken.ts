import { showPhone } from '../domain/people/phone.ts'
import { showPlate } from '../domain/people/plate.ts'

export const NO_BREAK_SPACE = '\u00a0'

/** Numbers that no line end may tear apart. */
export const phoneText = (phone: string) => unbroken(showPhone(phone))
export const plateText = (plate: string) => unbroken(showPlate(plate))

function unbroken(text: string): string {
  return text.replaceAll(' ', NO_BREAK_SPACE)
}
