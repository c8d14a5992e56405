export const isProof = process.env.PROOF === '1'

/** A browser test that something quicker stands for at every change: `npm run proof -- browser` runs it. */
export const inProof = { tag: '@proof' }

/** How often a thing is tried: enough for every change, and as often as the machine bears in `npm run proof`. */
export const tries = (everyTime: number, inProof: number): number => (isProof ? inProof : everyTime)
