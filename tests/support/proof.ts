/** How often a thing is tried: enough for every change, and as often as the machine bears in `npm run proof`. */
export const tries = (everyTime: number, inProof: number): number =>
  process.env.PROOF === '1' ? inProof : everyTime
