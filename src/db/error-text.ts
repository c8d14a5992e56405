/** A field of an error that is a text, on either driver, however deep the error is wrapped. */
export function textIn(error: unknown, field: string): string | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const value: unknown = Reflect.get(cause, field)
    if (typeof value === 'string') return value
  }
  return undefined
}
