import { useCallback, useEffect, useState } from 'react'
import type { SheetsAnswer } from '../../contract/staff/hand-overs.ts'
import { callApi } from '../api/call-api.ts'
import type { Draft } from './draft.ts'
import { dropSheets, keepDraft, keepSheets, readDrafts, readSheets } from './kept.ts'
import { type Sent, sendWaiting } from './outbox.ts'

const EVERY_MS = 20_000
/** So long a weak network may keep someone beside a car from beginning with what this phone knows. */
const PATIENCE_MS = 10_000

export type HandOvers = {
  /** Undefined until this phone has looked at what it keeps. */
  sheets: SheetsAnswer | null | undefined
  /** The server was asked what is to be done, or cannot be: what was kept may be of another day. */
  isAsked: boolean
  drafts: Draft[]
  isOnline: boolean
  isSignedOut: boolean
  /** What waits is on its way this very moment. */
  isSending: boolean
  lastSent: Sent | undefined
  keep: (draft: Draft) => Promise<void>
  refresh: () => Promise<void>
}

/** What is to be done today, what is being written, and what waits for the network. */
export function useHandOvers(): HandOvers {
  const [sheets, setSheets] = useState<SheetsAnswer | null>()
  const [isAsked, setIsAsked] = useState(false)
  const [drafts, setDrafts] = useState<Draft[]>([])
  const [isOnline, setIsOnline] = useState(true)
  const [isSignedOut, setIsSignedOut] = useState(false)
  const [underWay, setUnderWay] = useState(0)
  const [lastSent, setLastSent] = useState<Sent>()

  const readKept = useCallback(async () => {
    setDrafts(await readDrafts())
  }, [])
  const refresh = useCallback(async () => {
    // The network that comes back and a press may both begin: it is on its way until the last of them has ended.
    const one = navigator.onLine ? 1 : 0
    setUnderWay((count) => count + one)
    const sent = await sendWaiting(() => void readKept()).finally(() => setUnderWay((count) => count - one))
    if (sent) setLastSent(sent)
    const answer = await callApi('GET /hand-overs')
    setIsOnline(answer.ok || answer.problem.status !== 0)
    setIsSignedOut(!answer.ok && answer.problem.status === 401)
    if (answer.ok) {
      await keepSheets(answer.value)
      setSheets(answer.value)
    } else if (answer.problem.status === 401) {
      await dropSheets()
      setSheets(null)
    }
    await readKept()
  }, [readKept])
  const keep = useCallback(
    async (draft: Draft) => {
      await keepDraft(draft)
      await readKept()
    },
    [readKept],
  )

  useEffect(() => {
    const begin = async () => {
      // What was begun is known before anything new can begin.
      await readKept()
      setSheets((await readSheets()) ?? null)
      await refresh()
      setIsAsked(true)
    }
    void begin()
    const patience = setTimeout(() => setIsAsked(true), PATIENCE_MS)
    const again = () => void refresh()
    const timer = setInterval(again, EVERY_MS)
    window.addEventListener('online', again)
    const lost = () => setIsOnline(false)
    window.addEventListener('offline', lost)
    return () => {
      clearTimeout(patience)
      clearInterval(timer)
      window.removeEventListener('online', again)
      window.removeEventListener('offline', lost)
    }
  }, [refresh, readKept])

  return { sheets, isAsked, drafts, isOnline, isSignedOut, isSending: underWay > 0, lastSent, keep, refresh }
}
