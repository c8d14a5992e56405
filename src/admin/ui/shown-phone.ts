import { useEffect, useState } from 'react'
import { groupedPhone } from '../../domain/people/grouped-phone.ts'

const ESTONIAN = /^\+372\d{7,8}$/

/** A telephone number in groups. The library that knows those of the world is large and fetched for them alone. */
export function useShownPhone(phone: string): string {
  const [shown, setShown] = useState<{ of: string; text: string }>()
  useEffect(() => {
    if (ESTONIAN.test(phone)) return
    let isWanted = true
    const load = async () => {
      const { showPhone } = await import('../../domain/people/phone.ts')
      if (isWanted) setShown({ of: phone, text: showPhone(phone) })
    }
    void load()
    return () => {
      isWanted = false
    }
  }, [phone])
  return shown?.of === phone ? shown.text : groupedPhone(phone)
}
