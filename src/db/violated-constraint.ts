import { textIn } from './error-text.ts'

/** The name of the constraint that refused a statement. */
export const violatedConstraint = (error: unknown): string | undefined => textIn(error, 'constraint')

const COLLISIONS = new Set(['40P01', '40001'])

/** A deadlock or a serialisation failure: nothing is wrong with the statement, it only has to be tried again. */
export const isCollision = (error: unknown): boolean => COLLISIONS.has(textIn(error, 'code') ?? '')
