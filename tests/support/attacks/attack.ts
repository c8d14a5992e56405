/** One finding of the review, tried again against a running server. */
export type Attack<Target> = {
  finding: string
  tried: string
  expected: string
  run: (target: Target) => Promise<Seen>
}

export type Seen = { isOk: boolean; seen: string }

export type Row = Omit<Attack<never>, 'run'> & Seen

export async function tryAll<Target>(attacks: readonly Attack<Target>[], target: Target): Promise<Row[]> {
  const rows: Row[] = []
  for (const { run, ...attack } of attacks) {
    const seen = await run(target).catch((error: unknown) => ({
      isOk: false,
      seen: `failed: ${String(error)}`,
    }))
    rows.push({ ...attack, ...seen })
  }
  return rows
}

export function asTable(rows: readonly Row[]): string {
  const cells = rows.map(({ finding, tried, expected, seen, isOk }) => [
    finding,
    tried,
    expected,
    seen.slice(0, 60),
    isOk ? 'ok' : 'NOT YET',
  ])
  const lines = [['finding', 'what is tried', 'expected', 'seen', ''], ...cells]
  const widths = [0, 1, 2, 3].map((at) => Math.max(...lines.map((line) => line[at]?.length ?? 0)))
  return lines
    .map((line) =>
      line
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

export const statusIs = (wanted: readonly number[], seen: number): Seen => ({
  isOk: wanted.includes(seen),
  seen: String(seen),
})
