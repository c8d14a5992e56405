import { type Problem, send } from '../api/call-api.ts'
import type { Draft } from './draft.ts'
import { dropAct, keepDraft, markSent, readDrafts, readPhotos } from './kept.ts'

export type Sent = 'sent' | 'refused' | 'offline' | 'signed-out'

/** Whatever could be said now may be said later: the network, a server that starts anew, a session that ended. */
const isForLater = ({ status }: Problem): boolean =>
  status === 0 || status === 401 || status >= 500 || status === 429

const verbs = { out: 'hand-over', back: 'take-back', exchange: 'exchange' } as const

let isUnderWay = false

/** Sends all that waits, one act after the other; two of these at once would send the same. */
export async function sendWaiting(onChange: () => void): Promise<Sent | undefined> {
  if (isUnderWay) return undefined
  isUnderWay = true
  try {
    let last: Sent | undefined
    for (const draft of await readDrafts()) {
      if (draft.state !== 'waiting') continue
      last = await sendAct(draft)
      onChange()
      if (last === 'offline' || last === 'signed-out') return last
    }
    return last
  } finally {
    isUnderWay = false
  }
}

/** Pictures first, each once; then the act, under its key, which the server does once however often it hears it. */
async function sendAct(draft: Draft): Promise<Sent> {
  const { key, bookingId: id } = draft
  for (const photo of await readPhotos(key)) {
    if (photo.isSent) continue
    const params = { id, key, spot: photo.spot }
    const kept = await send('PUT /hand-overs/:id/photos/:key/:spot', { params, body: photo.picture })
    if (!kept.ok) return stop(draft, kept.problem)
    await markSent(photo)
  }
  const answer = await send(`POST /bookings/:id/${verbs[draft.way]}`, { params: { id }, body: draft.body })
  if (!answer.ok) return stop(draft, answer.problem)
  await dropAct(key)
  return 'sent'
}

async function stop(draft: Draft, problem: Problem): Promise<Sent> {
  if (isForLater(problem)) return problem.status === 401 ? 'signed-out' : 'offline'
  await keepDraft({ ...draft, state: 'refused', problem })
  return 'refused'
}
