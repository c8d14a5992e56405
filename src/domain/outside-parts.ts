/** What the company needs from others; each is real, simulated on purpose, or switched off on purpose. */
export const partNames = ['bank', 'phones', 'lockers', 'mail'] as const
export type OutsidePart = (typeof partNames)[number]
export type OutsideParts = Record<OutsidePart, 'real' | 'simulated' | 'off'>

export const partsThatAre = (parts: OutsideParts, state: OutsideParts[OutsidePart]): OutsidePart[] =>
  partNames.filter((name) => parts[name] === state)

/** What may fail to answer; private files are ours, and may lie with others. */
export const troubledParts = [...partNames, 'files', 'held-back-letters', 'unwritten-letters'] as const
export type TroubledPart = (typeof troubledParts)[number]
