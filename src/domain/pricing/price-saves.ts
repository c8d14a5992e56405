/** One time the price list was saved; taking one back is a save too, and names it. */
export type PriceSave = { id: number; undoesId: number | null }

/**
 * What can be taken back: the newest save that stands. One that was taken back and the taking back of it lie between
 * without counting, so that one step after the other can be gone back.
 */
export function standingSave<Save extends PriceSave>(newestFirst: readonly Save[]): Save | undefined {
  const undone = new Set<number>()
  for (const save of newestFirst) {
    if (undone.has(save.id)) continue
    if (save.undoesId === null) return save
    undone.add(save.undoesId)
  }
  return undefined
}
