/** An Estonian number in groups, without the telephone library; any other is left as it is. */
export function groupedPhone(phone: string): string {
  return phone.replace(/^(\+372)(\d{3,4})(\d{4})$/, '$1 $2 $3')
}
