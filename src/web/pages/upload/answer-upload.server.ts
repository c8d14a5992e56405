import { data } from 'react-router'
import type { UploadProblem } from '../../../contract/visitor/customer.ts'
import { MOST_UPLOAD_BYTES } from '../../../domain/people/upload-size.ts'
import type { CustomerPost } from '../../customer/open-page.server.ts'
import { cleanLine, readForm } from '../../inquiry/read-form.server.ts'
import { isKind, LICENCE_INTENT, type UploadPageAnswer } from './upload-answer.ts'

const MULTIPART = 'multipart/form-data'
const LONGEST_DATE = 20
/** The fields and borders around the file. */
const AROUND_BYTES = 64 * 1024

/** The dates of a licence, or a file sent by the browser's own form. */
export function answerUpload(post: CustomerPost) {
  const isOfFile = post.request.headers.get('content-type')?.startsWith(MULTIPART)
  return isOfFile ? answerFile(post) : answerLicence(post)
}

async function answerLicence({ web, token, request }: CustomerPost) {
  const form = await readForm(request)
  if (form?.get('intent') !== LICENCE_INTENT) return undefined
  const driver = Number(form.get('driver') || '0')
  const typed = (name: string) => cleanLine(form.get(name) ?? '').slice(0, LONGEST_DATE)
  const dates = { since: typed('since'), until: typed('until') }
  const fault = await web.customer.noteLicenceDates(token, driver, dates)
  if (fault === undefined) return undefined
  return answered({ licence: { driver, ...dates }, fault }, fault ? 422 : 200)
}

async function answerFile({ web, token, request }: CustomerPost) {
  const form = await readParts(request)
  // A form that is too large is not read, so its address says what it is about.
  const { searchParams } = new URL(request.url)
  const driver = Number(searchParams.get('driver') || '0')
  const kind = searchParams.get('kind')
  if (!isKind(kind) || !Number.isInteger(driver) || driver < 0) {
    return answered({ driver: 0, kind: 'other', sent: false, code: 'unknown_driver' }, 422)
  }
  const refused = (code: UploadProblem) => answered({ driver, kind, sent: false, code }, 422)
  if (!form) return refused('too_large')
  const file = form.get('file')
  if (!(file instanceof File) || file.size === 0) return refused('empty')
  if (file.size > MOST_UPLOAD_BYTES) return refused('too_large')
  const answer = await web.customer.upload(token, { driver, kind }, file.stream())
  if (!answer) return undefined
  return answer.ok ? answered({ driver, kind, sent: true }, 200) : refused(answer.code)
}

const answered = (answer: UploadPageAnswer, status: number) => data(answer, { status })

/** The parts of a form; undefined when it is too large or no such form. What a header says of the length is only a promise. */
async function readParts(request: Request): Promise<FormData | undefined> {
  const type = request.headers.get('content-type') ?? ''
  if (!type.startsWith(MULTIPART) || !request.body) return undefined
  let bytes = 0
  const limited = request.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, stream) {
        bytes += chunk.byteLength
        if (bytes > MOST_UPLOAD_BYTES + AROUND_BYTES) stream.error(new Error('too large'))
        else stream.enqueue(chunk)
      },
    }),
  )
  try {
    return await new Response(limited, { headers: { 'content-type': type } }).formData()
  } catch {
    return undefined
  }
}
