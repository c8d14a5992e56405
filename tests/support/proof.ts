export const isProof = process.env.PROOF === '1'

/** How often a thing is tried: enough for every change, and as often as the machine bears in `npm run proof`. */
export const tries = (everyTime: number, inProof: number): number => (isProof ? inProof : everyTime)
