/** Stored upper-case without separators; special orders are two to nine characters with a letter and a digit. */
export function parsePlate(text: string): string | undefined {
  const plate = text.replace(/[\s-]+/g, '')
  return /^(?=.*\d)(?=.*[A-Z])[A-Z0-9]{2,9}$/i.test(plate) ? plate.toUpperCase() : undefined
}

/** `123 ABC`; a special order is shown as it stands on the plate, in one piece. */
export function showPlate(plate: string): string {
  return plate.replace(/^(\d{2,3})([A-Z]{3})$/, '$1 $2')
}
