import { skipToken } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { PriceListAnswer } from '../../../contract/staff/price-answers.ts'
import type { PriceEditBody, TrialBody } from '../../../contract/staff/prices.ts'
import { useMay } from '../../api/session.ts'
import { useApi, useSend, useSettled } from '../../api/use-api.ts'
import { useFaultWords } from './fault-words.ts'
import {
  checkDraft,
  drafted,
  faultsIn,
  newIdIn,
  type Removable,
  recordOf,
  withEdit,
  withoutRecord,
} from './price-draft.ts'

export type PriceDraft = ReturnType<typeof usePriceDraft>

/** The draft of one screen: its edits, what is wrong with them, what they do to a trial rental, and how to save them. */
export function usePriceDraft(
  saved: PriceListAnswer,
  firstTrial: TrialBody | null,
  onSaved: (list: PriceListAnswer) => void,
) {
  const { wordOf } = useFaultWords()
  const isReadOnly = !useMay('company')
  const [edits, setEdits] = useState<PriceEditBody[]>([])
  const [trial, setTrial] = useState(firstTrial)
  // Whoever has been told that others changed prices may save once more.
  const [told, setTold] = useState(0)
  const saving = useSend(
    'POST /prices/save',
    (list) => {
      setEdits([])
      onSaved(list)
    },
    ({ lastChange }) => setTold((last) => (typeof lastChange === 'number' ? lastChange : last)),
  )
  const list = useMemo(() => drafted(saved, edits), [saved, edits])
  const typedFaults = useMemo(() => checkDraft(edits), [edits])
  const isMistyped = typedFaults.length > 0
  // Numbers that cannot be read are mended first; the server is asked about the rest.
  const tried = useTrial(isMistyped ? undefined : edits, trial)
  const refused = (saving.problem ?? tried.problem)?.errors ?? []
  const faults = faultsIn(edits, [...typedFaults, ...refused])

  /** Whatever was refused before is asked again with the next change. */
  const change = (changed: (edits: PriceEditBody[]) => PriceEditBody[]) => {
    saving.forget()
    setEdits(changed)
  }
  /** What a field of a record needs to know, e.g. `season.7.day.3`. */
  const field = (place: string) => ({ disabled: isReadOnly, fault: wordOf(faults.get(place)) })
  const put = (...records: PriceEditBody[]) =>
    change((last) => records.reduce((made, record) => withEdit(saved, made, record), last))
  return {
    /** As visitors know it, and as it would be. */
    saved,
    list,
    edits,
    faults,
    field,
    /** All that a field of a record is made of, e.g. `minDay` of a range. */
    fieldOf: <Rec extends PriceEditBody, Name extends keyof Rec & string>(record: Rec, name: Name) => ({
      ...field(`${recordOf(record)}.${name}`),
      value: record[name],
      onChange: (value: Rec[Name]) => put({ ...record, [name]: value }),
    }),
    isReadOnly,
    isDirty: edits.length > 0,
    isMistyped,
    trial,
    tried,
    changeTrial: (changes: Partial<TrialBody>) => setTrial((last) => last && { ...last, ...changes }),
    newId: () => newIdIn(edits),
    put,
    remove: (record: Removable) => change((last) => withoutRecord(saved, last, record)),
    discard: () => change(() => []),
    save: (now = edits) =>
      saving.send({ body: { edits: now, lastChange: Math.max(told, saved.lastChange) } }),
    isSaving: saving.isSending,
    problem: saving.problem,
  }
}

/**
 * What the trial rental costs before and after the edits, asked anew once either has changed and the typing pauses;
 * nothing is saved. Without edits nothing is asked, and the last answer stays.
 */
function useTrial(edits: PriceEditBody[] | undefined, trial: TrialBody | null) {
  const question = useMemo(() => (edits && trial ? { body: { edits, trial } } : undefined), [edits, trial])
  const asked = useSettled(question)
  const { value, problem, isLoading } = useApi('POST /prices/trial', asked ?? skipToken)
  const isAsked = asked === question
  return { answer: value, problem: isAsked ? problem : undefined, isTrying: !isAsked || isLoading }
}
