import { useEffect, useRef, useState } from 'react'
import { useRevalidator, useSearchParams } from 'react-router'
import { type Sending, sendFile } from './send-file.ts'
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
    const sending = sendFile(wanted, file, query.get('token') ?? '', (part) =>
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
