/** An Estonian number in groups, without the telephone library: the browser shows only the company's own. */
export function showPhone(phone: string): string {
  return phone.replace(/^(\+372)(\d{3,4})(\d{4})$/, '$1 $2 $3')
}
