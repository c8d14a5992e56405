import { useState } from 'react'
import { addDays, type CalendarDay, dayFrom, formatDay, later } from '../../../domain/calendar/wall-clock.ts'
import { copiesOf, type DraftSeason, datesOf, type Span, seasonLike } from './draft-seasons.ts'
import { movedTo, rentDayOf, tomorrow, yearToShow } from './trial-days.ts'
import type { PriceDraft } from './use-price-draft.ts'

/** Which group and year are looked at, which season is open, and what can be done with seasons there. */
export function useSeasonsView(draft: PriceDraft) {
  const { list, trial } = draft
  const [groupId, setGroupId] = useState(trial?.groupId ?? list.groups[0]?.id ?? 0)
  const [year, setYear] = useState(() => yearToShow(trial))
  const [openId, setOpenId] = useState<number>()
  /** How many seasons were copied last, until something else is done. */
  const [copied, setCopied] = useState<number>()
  /** The same of records whose prices were raised. */
  const [raised, setRaised] = useState<number>()
  const seasons = list.seasons.filter((season) => season.groupId === groupId)

  /** The trial rental moves to the days that are looked at: anywhere else it would not feel the change. */
  const tryOn = (day: CalendarDay) => {
    if (trial) draft.changeTrial({ ...movedTo(trial, day), groupId })
  }
  const add = ({ start, end }: Span) => {
    const id = draft.newId()
    const like = seasonLike(seasons.at(-1) ?? list.seasons.at(-1))
    draft.put({ kind: 'season', id, groupId, start: formatDay(start), end: formatDay(end), ...like })
    setOpenId(id)
    tryOn(start)
  }
  const copy = (sources: readonly DraftSeason[]) => {
    const copies = copiesOf(sources, list.seasons, draft.newId())
    draft.put(...copies)
    setCopied(copies.length)
    return copies
  }

  return {
    groupId,
    year,
    seasons,
    openSeason: seasons.find(({ id }) => id === openId),
    copied,
    // Another year has other seasons: what was open would stand beside days it has nothing to do with.
    setYear: (next: number) => {
      setYear(next)
      setOpenId(undefined)
    },
    setCopied,
    raised,
    setRaised,
    close: () => setOpenId(undefined),
    chooseGroup: (id: number) => {
      setGroupId(id)
      setOpenId(undefined)
      draft.changeTrial({ groupId: id })
    },
    open: (season: DraftSeason) => {
      setOpenId(season.id)
      const [dates, rent] = [datesOf(season), rentDayOf(trial)]
      if (!dates || rent === undefined) return
      const isTried = trial?.groupId === groupId && dates.start <= rent && rent <= dates.end
      if (!isTried) tryOn(later(dates.start, tomorrow()))
    },
    /** A day without a season lies in a hole, where nobody can rent: a new season fills it. */
    press: (day: CalendarDay, seasonId: number | undefined, hole: Span | undefined) => {
      if (seasonId === undefined && !draft.isReadOnly) return add(hole ?? { start: day, end: day })
      if (seasonId !== undefined) setOpenId(seasonId)
      tryOn(day)
    },
    /** A week on top of what there is. */
    addWeek: () => {
      const rent = rentDayOf(trial)
      const isInYear = rent !== undefined && formatDay(rent).startsWith(String(year))
      const start = isInYear ? rent : dayFrom(`${year}-01-01`)
      add({ start, end: addDays(start, 6) })
    },
    copyYear: (of: readonly DraftSeason[]) => {
      copy(of.filter(({ start }) => start.startsWith(String(year))))
      setYear(year + 1)
      setOpenId(undefined)
    },
    copySeason: (source: DraftSeason) => {
      const [made] = copy([source])
      const dates = made && datesOf(made)
      if (!made || !dates) return
      setYear(Number(made.start.slice(0, 4)))
      setOpenId(made.id)
      tryOn(dates.start)
    },
  }
}

export type SeasonsView = ReturnType<typeof useSeasonsView>
