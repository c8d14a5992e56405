import type { ReactNode } from 'react'
import { useRootData } from '../root-data.ts'

/** An Estonian number in groups, without the telephone library: the browser shows only the company's own. */
export function showPhone(phone: string): string {
  return phone.replace(/^(\+372)(\d{3,4})(\d{4})$/, '$1 $2 $3')
}

/** For sentences with `<call>{phone}</call>`: the company's number, to be pressed. */
export function useCallLink() {
  const phone = useRootData()?.company.phone ?? ''
  return {
    phone: showPhone(phone),
    call: (number: ReactNode) => (
      <a href={`tel:${phone}`} className="font-semibold whitespace-nowrap underline underline-offset-4">
        {number}
      </a>
    ),
  }
}
