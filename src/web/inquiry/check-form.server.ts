import type { z } from 'zod'
import { type ErrorCode, type FieldName, type FieldValues, type FormAnswer, TRAP } from './form-answer.ts'
import { cleanLine, cleanText, readForm } from './read-form.server.ts'

/** The fields of a form, checked; the messages of the schema are our error codes. */
export type FormSchema = z.ZodObject<{ [Name in FieldName]?: z.ZodType<string> }>

type Checked =
  /** `values` as typed, `data` in its right form. */
  | { kind: 'checked'; values: FieldValues; data: FieldValues }
  /** Nothing is to be done, only answered. */
  | { kind: 'done'; answer: FormAnswer; status: number }

export async function checkForm(request: Request, schema: FormSchema): Promise<Checked> {
  const form = await readForm(request)
  if (!form) return { kind: 'done', answer: { state: 'failed', values: {} }, status: 413 }
  const values: FieldValues = {}
  for (const name of Object.keys(schema.shape) as FieldName[]) {
    const text = form.get(name) ?? ''
    values[name] = name === 'message' ? cleanText(text) : cleanLine(text)
  }
  // A program is told that all went well, so that it does not try again.
  if (form.get(TRAP)) {
    return { kind: 'done', answer: { state: 'sent', email: values.email ?? '' }, status: 200 }
  }
  const parsed = schema.safeParse(values)
  if (parsed.success) return { kind: 'checked', values, data: parsed.data as FieldValues }
  const errors: Partial<Record<FieldName, ErrorCode>> = {}
  for (const { path, message } of parsed.error.issues) errors[path[0] as FieldName] ??= message as ErrorCode
  return { kind: 'done', answer: { state: 'invalid', values, errors }, status: 422 }
}
