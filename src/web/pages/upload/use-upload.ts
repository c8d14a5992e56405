import { useEffect, useRef, useState } from 'react'
import { useRevalidator, useSearchParams } from 'react-router'
import { MOST_UPLOAD_BYTES } from '../../../domain/people/upload-size.ts'
import type { Wanted } from './upload-answer.ts'

export type UploadState =
  | { at: 'idle' }
  /** `part` of one; at one the server is looking at the file. */
  | { at: 'sending'; file: File; part: number }
  | { at: 'sent'; file: File }
  | { at: 'refused'; file: File; code: string }

/** One file on its way; a refused one is kept, so that it can be tried again. */
export function useUpload(wanted: Wanted) {
  const [state, setState] = useState<UploadState>({ at: 'idle' })
  const [query] = useSearchParams()
  const { revalidate } = useRevalidator()
  const running = useRef<Sending>(undefined)
  useEffect(() => () => running.current?.stop(), [])

  const send = async (file: File) => {
    running.current?.stop()
    setState({ at: 'sending', file, part: 0 })
    const sending = sendFile(wanted, file, query.get('booking') ?? '', (part) =>
      setState({ at: 'sending', file, part }),
    )
    running.current = sending
    const code = await sending.done
    if (running.current !== sending) return
    running.current = undefined
    setState(code === undefined ? { at: 'sent', file } : { at: 'refused', file, code })
    if (code === undefined) await revalidate()
  }
  return { state, send, stop: () => running.current?.stop() }
}

type Sending = {
  /** The code of a problem, or undefined when the file has arrived. */
  done: Promise<string | undefined>
  stop: () => void
}

/** `fetch` cannot tell how far a file has gone, so this is the older way. */
function sendFile(
  { driver, kind }: Wanted,
  file: File,
  booking: string,
  onProgress: (part: number) => void,
): Sending {
  const request = new XMLHttpRequest()
  const done = new Promise<string | undefined>((resolve) => {
    if (file.size === 0) return resolve('empty')
    if (file.size > MOST_UPLOAD_BYTES) return resolve('too_large')
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total ? loaded / total : 0))
    request.addEventListener('load', () => resolve(problemOf(request)))
    request.addEventListener('error', () => resolve(navigator.onLine ? 'aborted' : 'offline'))
    request.addEventListener('abort', () => resolve('aborted'))
    const about = new URLSearchParams({ booking, driver: String(driver), kind })
    request.open('POST', `/api/customer/uploads?${about}`)
    request.setRequestHeader('content-type', file.type || 'application/octet-stream')
    request.send(file)
  })
  return { done, stop: () => request.abort() }
}

function problemOf(request: XMLHttpRequest): string | undefined {
  if (request.status >= 200 && request.status < 300) return undefined
  try {
    const problem: unknown = JSON.parse(request.responseText)
    if (typeof problem === 'object' && problem !== null && 'code' in problem) return String(problem.code)
  } catch {
    // Whatever stood in between answered in its own way.
  }
  return request.status === 413 ? 'too_large' : 'internal'
}
