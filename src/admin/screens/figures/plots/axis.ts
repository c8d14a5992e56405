/** The end of an axis that holds the greatest value, and its steps: round numbers, four steps at most. */
export function axisOf(greatest: number): { end: number; ticks: number[] } {
  if (greatest <= 0) return { end: 1, ticks: [0] }
  const rough = greatest / 4
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = ([1, 2, 2.5, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power
  const count = Math.ceil(greatest / step - 1e-9)
  return { end: step * count, ticks: Array.from({ length: count + 1 }, (_, place) => place * step) }
}

/** Counts come whole: an axis has no half rentals. */
export function countAxisOf(greatest: number): { end: number; ticks: number[] } {
  const axis = axisOf(greatest)
  return greatest > 0 && greatest < 4
    ? { end: greatest, ticks: Array.from({ length: greatest + 1 }, (_, place) => place) }
    : { ...axis, ticks: axis.ticks.filter(Number.isInteger) }
}
