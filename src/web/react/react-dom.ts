import { flushSync as flush } from 'preact/compat'
import { inOneGo } from './react.ts'

export { createPortal } from 'preact/compat'

export const flushSync = <Answer>(change: () => Answer): Answer => inOneGo(() => flush(change))
