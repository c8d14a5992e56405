import { useWords } from '../../words/words.tsx'

const known = [
  'required',
  'format',
  'checksum',
  'date',
  'too_young',
  'must_accept',
  'unknown_client',
  'not_a_time',
  'in_the_past',
  'not_after_pick_up',
  'too_long',
  'too_far',
  'closed',
  'unknown_location',
  'no_price_for_these_dates',
  'unknown_car',
] as const

/** What a fault means to whoever is on the phone; nothing when there is none. */
export function useFaultWords(): (code: string | undefined) => string | undefined {
  const t = useWords('phone')
  return (code) => {
    if (code === undefined) return undefined
    const word = known.find((one) => one === code)
    return word ? t(`faults.${word}`) : t('faults.other')
  }
}
