import { useState } from 'react'
import type { PriceListAnswer } from '../../../contract/staff/price-answers.ts'
import { useApi } from '../../api/use-api.ts'

type Saved = { list: PriceListAnswer; insteadOf: PriceListAnswer | undefined }

/** The price list. What saving answered stands in for it until it has been asked for anew. */
export function usePriceList() {
  const { value, problem } = useApi('GET /prices/list')
  const [saved, setSaved] = useState<Saved>()
  return {
    list: saved && saved.insteadOf === value ? saved.list : value,
    problem,
    setSaved: (list: PriceListAnswer) => setSaved({ list, insteadOf: value }),
  }
}
