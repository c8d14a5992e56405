/** The name of the constraint that refused a statement, on either driver, however deep the error is wrapped. */
export function violatedConstraint(error: unknown): string | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('constraint' in cause && typeof cause.constraint === 'string') return cause.constraint
  }
  return undefined
}
