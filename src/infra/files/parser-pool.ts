import { getCompileCacheDir } from 'node:module'
import { dirname } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Crop } from '../../domain/fleet/car-picture.ts'
import type { DevelopedPhoto, PhotoCut } from './car-photo.ts'
import type { Logo } from './logo.ts'
import type { ParseResults, ParseTask } from './parser-worker.ts'
import type { PictureType } from './sniff-picture.ts'

const WORKERS = 2
/** Where objects begin: more would be memory beside the limit. */
const YOUNG_MEGABYTES = 8
const PROGRAM = new URL('./parser-worker.ts', import.meta.url)

type ParserLimits = { seconds: number; megabytes: number }

/** The file as it may be kept; `too_complex` when opening it took too long or too much memory. */
export type Parsed = { ok: true; bytes: Uint8Array } | { ok: false; code: 'unreadable' | 'too_complex' }

/** Undefined when it took too long or too much memory. */
type Answer = { result: ParseResults[ParseTask['kind']] } | undefined
type Job = { task: ParseTask; settle: (answer: Answer) => void; fail: (error: unknown) => void }

/** Opens files of strangers in threads of their own, started when first needed. */
export class ParserPool {
  readonly #limits: ParserLimits
  readonly #all = new Set<Worker>()
  readonly #idle: Worker[] = []
  readonly #waiting: Job[] = []
  readonly #running = new Set<Job>()

  constructor(limits: ParserLimits) {
    this.#limits = limits
  }

  readonly clean = (bytes: Uint8Array, type: PictureType): Promise<Parsed> =>
    this.#parse({ kind: 'document', type, bytes }).then(parsed)

  readonly readDrawing = (bytes: Uint8Array): Promise<Parsed> =>
    this.#parse({ kind: 'drawing', bytes }).then(parsed)

  readonly developPhoto = async (bytes: Uint8Array): Promise<DevelopedPhoto> =>
    (await this.#parse({ kind: 'photo', bytes }))?.result ?? { ok: false, code: 'too_complex' }

  readonly readLogo = async (bytes: Uint8Array): Promise<Logo | undefined> =>
    (await this.#parse({ kind: 'logo', bytes }))?.result

  readonly shrink = async (bytes: Uint8Array): Promise<Uint8Array | undefined> =>
    (await this.#parse({ kind: 'thumbnail', bytes }))?.result

  readonly cutPhoto = async (bytes: Uint8Array, crop: Crop | undefined): Promise<PhotoCut[] | undefined> =>
    (await this.#parse({ kind: 'cut', bytes, crop }))?.result

  async close(): Promise<void> {
    await Promise.all([...this.#all].map((worker) => worker.terminate()))
  }

  #parse<Task extends ParseTask>(task: Task): Promise<{ result: ParseResults[Task['kind']] } | undefined> {
    return new Promise<Answer>((settle, fail) => {
      this.#waiting.push({ task, settle, fail })
      this.#next()
    }) as Promise<{ result: ParseResults[Task['kind']] } | undefined>
  }

  /** Of PDFs one at a time: they fill the heap, which two at once would do twice. Pictures go past those that wait. */
  #next(): void {
    if (this.#running.size >= WORKERS) return
    const hasPdf = [...this.#running].some(({ task }) => isPdf(task))
    const at = this.#waiting.findIndex(({ task }) => !hasPdf || !isPdf(task))
    const [job] = at < 0 ? [] : this.#waiting.splice(at, 1)
    if (!job) return
    this.#running.add(job)
    void this.#run(job.task)
      .then(job.settle, job.fail)
      .finally(() => {
        this.#running.delete(job)
        this.#next()
      })
  }

  async #run(task: ParseTask): Promise<Answer> {
    const worker = this.#idle.pop() ?? (await this.#start())
    worker.ref()
    const answer = await answerOf(worker, task, this.#limits.seconds * 1000)
    if (!answer) {
      // Not awaited: a thread in the middle of a picture ends when that is given up.
      void worker.terminate()
      return undefined
    }
    worker.unref()
    this.#idle.push(worker)
    return answer
  }

  async #start(): Promise<Worker> {
    const worker = new Worker(PROGRAM, {
      resourceLimits: {
        maxOldGenerationSizeMb: this.#limits.megabytes,
        maxYoungGenerationSizeMb: YOUNG_MEGABYTES,
      },
      // It needs no secret and no setting but where compiled programs lie; what it complains about may quote the file.
      env: compiledPrograms(),
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

/** What one thread compiled the next need not: the folder that this process has, which lies in one by Node's version. */
function compiledPrograms(): { NODE_COMPILE_CACHE?: string } {
  const folder = getCompileCacheDir()
  return folder ? { NODE_COMPILE_CACHE: dirname(folder) } : {}
}

const isPdf = (task: ParseTask): boolean => task.kind === 'document' && task.type === 'application/pdf'

function parsed(answer: { result: Uint8Array | undefined } | undefined): Parsed {
  if (!answer) return { ok: false, code: 'too_complex' }
  return answer.result ? { ok: true, bytes: answer.result } : { ok: false, code: 'unreadable' }
}

/** Nobody needs the file as it was sent any more, so the thread gets it and no copy. */
function givenAway({ kind, bytes }: ParseTask): ArrayBuffer[] {
  const isOnlyUse = kind === 'document' || kind === 'photo'
  const isWhole = bytes.byteLength === bytes.buffer.byteLength
  return isOnlyUse && isWhole && bytes.buffer instanceof ArrayBuffer ? [bytes.buffer] : []
}

/** Undefined when the thread died over it or was late. */
function answerOf(worker: Worker, task: ParseTask, mostMs: number): Promise<Answer> {
  return new Promise((resolve) => {
    const end = (answer?: Answer) => {
      clearTimeout(timer)
      worker.removeAllListeners('message')
      worker.off('exit', died)
      resolve(answer)
    }
    const died = () => end()
    const timer = setTimeout(died, mostMs)
    worker.once('message', end)
    worker.once('exit', died)
    worker.postMessage(task, givenAway(task))
  })
}
