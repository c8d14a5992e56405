/** The name of the constraint that refused a statement, on either driver, however deep the error is wrapped. */
export const violatedConstraint = (error: unknown): string | undefined => textIn(error, 'constraint')

const COLLISIONS = new Set(['40P01', '40001'])

/** A deadlock or a serialisation failure: nothing is wrong with the statement, it only has to be tried again. */
export const isCollision = (error: unknown): boolean => COLLISIONS.has(textIn(error, 'code') ?? '')

function textIn(error: unknown, field: string): string | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const value: unknown = Reflect.get(cause, field)
    if (typeof value === 'string') return value
  }
  return undefined
}
