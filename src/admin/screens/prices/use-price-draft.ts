import { useMemo, useState } from 'react'
import type { PriceListAnswer } from '../../../contract/staff/price-answers.ts'
import type { Problem } from '../../api/call-api.ts'
import { callApi } from '../../api/untyped-api.ts'
import { useStaffLocale } from '../../words/language.ts'
import {
  checkDraft,
  draftedList,
  EMPTY_DRAFT,
  editsOf,
  type Faults,
  nextDraftId,
  type PriceDraft,
  placeOf,
} from './price-draft.ts'
import {
  copyOfSeason,
  type EndRegulationForm,
  type RangeForm,
  type SeasonForm,
  type ServiceForm,
} from './price-forms.ts'

/** The draft of one screen: what was typed, what it means, what is wrong with it, and how to save it. */
export function usePriceDraft(list: PriceListAnswer, onSaved: (list: PriceListAnswer) => void) {
  const locale = useStaffLocale()
  const [draft, setDraft] = useState<PriceDraft>(EMPTY_DRAFT)
  const [isSaving, setSaving] = useState(false)
  const [refusal, setRefusal] = useState<Problem>()
  const drafted = useMemo(() => draftedList(list, draft, locale), [list, draft, locale])
  const edits = useMemo(() => editsOf(list, draft, locale), [list, draft, locale])
  const typedFaults = useMemo(() => checkDraft(edits), [edits])

  /** Whatever was refused before is asked again with the next change. */
  const change = (changes: (draft: PriceDraft) => Partial<PriceDraft>) => {
    setRefusal(undefined)
    setDraft((last) => ({ ...last, ...changes(last) }))
  }

  return {
    draft,
    drafted,
    edits,
    typedFaults,
    isSaving,
    refusal,
    /** Faults the server found, in a trial or in saving, at the fields of this draft. */
    faultsWith: (problem: Problem | undefined): Faults =>
      new Map([
        ...(problem?.errors ?? [])
          .filter(({ path }) => path.startsWith('edits.'))
          .map(({ path, code }) => [placeOf(edits, path), code] as const),
        ...typedFaults,
      ]),
    changeSeason: (form: SeasonForm) =>
      change(({ seasons }) => ({ seasons: { ...seasons, [form.id]: form } })),
    changeRange: (form: RangeForm) => change(({ ranges }) => ({ ranges: { ...ranges, [form.id]: form } })),
    changeEndRegulation: (form: EndRegulationForm) =>
      change(({ endRegulations }) => ({ endRegulations: { ...endRegulations, [form.id]: form } })),
    changeService: (form: ServiceForm) =>
      change(({ services }) => ({ services: { ...services, [form.id]: form } })),
    changeWeekend: (weekend: string) => change(() => ({ weekend })),
    changeTax: (tax: string) => change(() => ({ tax })),
    remove: (name: 'seasons' | 'ranges' | 'endRegulations', id: number) =>
      change((last) => ({ [name]: without(last[name], id) })),
    /** The draft's own name for a record that is about to be added. */
    newId: () => nextDraftId(draft),
    /** Copies seasons a year on, those left out whose dates are taken already; returns the copies. */
    copySeasons: (forms: readonly SeasonForm[]): SeasonForm[] => {
      let id = nextDraftId(draft) + 1
      const copies = forms.flatMap((form) => {
        const copy = copyOfSeason(form, id - 1)
        const isThere = drafted.seasons.some(
          ({ groupId, start, end }) => groupId === copy?.groupId && start === copy.start && end === copy.end,
        )
        if (!copy || isThere) return []
        id -= 1
        return [copy]
      })
      const added = Object.fromEntries(copies.map((copy) => [copy.id, copy]))
      change(({ seasons }) => ({ seasons: { ...seasons, ...added } }))
      return copies
    },
    discard: () => change(() => EMPTY_DRAFT),
    save: async (): Promise<void> => {
      setSaving(true)
      const body = { edits: edits.map(({ edit }) => edit) }
      const answer = await callApi<PriceListAnswer>('/prices/save', { method: 'POST', body })
      setSaving(false)
      if (!answer.ok) return setRefusal(answer.problem)
      setRefusal(undefined)
      setDraft(EMPTY_DRAFT)
      onSaved(answer.value)
    },
  }
}

/** One that was only drafted is forgotten; one that exists is marked to go. */
function without<Touched extends Readonly<Record<number, unknown>>>(touched: Touched, id: number): Touched {
  if (id > 0) return { ...touched, [id]: null }
  return Object.fromEntries(Object.entries(touched).filter(([key]) => Number(key) !== id)) as Touched
}

export type PriceDraftDesk = ReturnType<typeof usePriceDraft>
