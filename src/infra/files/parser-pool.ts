import { Worker } from 'node:worker_threads'
import type { ParseTask } from './parser-worker.ts'
import type { PictureType } from './sniff-picture.ts'

const WORKERS = 2
const PROGRAM = new URL('./parser-worker.ts', import.meta.url)

type ParserLimits = { seconds: number; megabytes: number }

/** The file as it may be kept; `too_complex` when opening it took too long or too much memory. */
export type Parsed = { ok: true; bytes: Uint8Array } | { ok: false; code: 'unreadable' | 'too_complex' }

type Job = { task: ParseTask; settle: (answer: Parsed) => void; fail: (error: unknown) => void }

/** Opens files of strangers in threads of their own, started when first needed. */
export class ParserPool {
  readonly #limits: ParserLimits
  readonly #all = new Set<Worker>()
  readonly #idle: Worker[] = []
  readonly #waiting: Job[] = []
  #busy = 0

  constructor(limits: ParserLimits) {
    this.#limits = limits
  }

  readonly clean = (bytes: Uint8Array, type: PictureType): Promise<Parsed> =>
    this.#parse({ kind: 'document', type, bytes })

  readonly readDrawing = (bytes: Uint8Array): Promise<Parsed> => this.#parse({ kind: 'drawing', bytes })

  async close(): Promise<void> {
    await Promise.all([...this.#all].map((worker) => worker.terminate()))
  }

  #parse(task: ParseTask): Promise<Parsed> {
    return new Promise((settle, fail) => {
      this.#waiting.push({ task, settle, fail })
      this.#next()
    })
  }

  #next(): void {
    const job = this.#busy < WORKERS ? this.#waiting.shift() : undefined
    if (!job) return
    this.#busy++
    void this.#run(job.task)
      .then(job.settle, job.fail)
      .finally(() => {
        this.#busy--
        this.#next()
      })
  }

  async #run(task: ParseTask): Promise<Parsed> {
    const worker = this.#idle.pop() ?? (await this.#start())
    worker.ref()
    const answer = await answerOf(worker, task, this.#limits.seconds * 1000)
    if (!answer) {
      // Not awaited: a thread in the middle of a picture ends when that is given up.
      void worker.terminate()
      return { ok: false, code: 'too_complex' }
    }
    worker.unref()
    this.#idle.push(worker)
    return answer.bytes ? { ok: true, bytes: answer.bytes } : { ok: false, code: 'unreadable' }
  }

  async #start(): Promise<Worker> {
    const worker = new Worker(PROGRAM, {
      resourceLimits: { maxOldGenerationSizeMb: this.#limits.megabytes },
      // It needs no setting and no secret, and what it complains about may quote the file.
      env: {},
      execArgv: [],
      stderr: true,
    })
    worker.stderr.resume()
    this.#all.add(worker)
    worker.once('exit', () => {
      this.#all.delete(worker)
      const at = this.#idle.indexOf(worker)
      if (at >= 0) this.#idle.splice(at, 1)
    })
    await new Promise((resolve, reject) => {
      worker.once('message', resolve)
      worker.on('error', reject)
    })
    return worker
  }
}

/** Undefined when the thread died over it or was late. */
function answerOf(
  worker: Worker,
  task: ParseTask,
  mostMs: number,
): Promise<{ bytes: Uint8Array | undefined } | undefined> {
  return new Promise((resolve) => {
    const end = (answer?: { bytes: Uint8Array | undefined }) => {
      clearTimeout(timer)
      worker.removeAllListeners('message')
      worker.off('exit', died)
      resolve(answer)
    }
    const died = () => end()
    const timer = setTimeout(died, mostMs)
    worker.once('message', end)
    worker.once('exit', died)
    worker.postMessage(task, [])
  })
}
