import { randomUUID } from 'node:crypto'
import { type Answer, postJson } from './server-pair.ts'
import type { ServerProcess } from './server-process.ts'

/** A registration that was sent, with its answer if one came back. */
export type Attempt = { key: string; body: object; answer?: Answer }

const CUSTOMERS = 8
const SEEN_AT_LEAST = 5

/** Several customers register one after another until the server is killed under their hands, at some moment. */
export async function killDuringLoad(
  server: ServerProcess,
  bodies: readonly object[],
  delayMs: number,
): Promise<Attempt[]> {
  const attempts: Attempt[] = []
  const queue = bodies.values()
  let firstAnswers = () => undefined as void
  const isUnderWay = new Promise<void>((resolve) => {
    firstAnswers = resolve
  })
  const customer = async () => {
    for (const body of queue) {
      const attempt: Attempt = { key: randomUUID(), body }
      attempts.push(attempt)
      const answer = await send(server, attempt).catch(() => undefined)
      if (!answer) return
      attempt.answer = answer
      if (attempts.filter((other) => other.answer).length >= SEEN_AT_LEAST) firstAnswers()
    }
  }
  const customers = Promise.all(Array.from({ length: CUSTOMERS }, customer))
  await Promise.race([isUnderWay, customers])
  await new Promise((resolve) => setTimeout(resolve, delayMs))
  await server.kill('SIGKILL')
  await customers
  return attempts
}

/** Sends an attempt, for the first time or again, with its Idempotency-Key. */
export const send = ({ url }: Pick<ServerProcess, 'url'>, { key, body }: Attempt): Promise<Answer> =>
  postJson(`${url}/api/booking/register`, body, { 'idempotency-key': key })
