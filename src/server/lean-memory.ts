/**
 * Measured over 20,000 requests of every kind: what lives stays at 80 MB, but V8 lets young objects take what the
 * machine has and glibc keeps a heap for each thread, which together grew by 200 MB and gave nothing back. With these
 * bounds it grows by 30 MB; pages cost up to a tenth more of the processor.
 */
const YOUNG_OBJECTS = '--max-semi-space-size'
const MEGABYTES = 8
const HEAPS_OF_GLIBC = '2'

/** Starts this process anew, under the same id, with bounds that can only be given at the start. Who gave their own keeps them. */
export function stayLean(): void {
  const given = [...process.execArgv, process.env.NODE_OPTIONS ?? '']
  if (given.some((option) => option.includes(YOUNG_OBJECTS))) return
  process.execve?.(
    process.execPath,
    [process.execPath, `${YOUNG_OBJECTS}=${MEGABYTES}`, ...process.execArgv, ...process.argv.slice(1)],
    { MALLOC_ARENA_MAX: HEAPS_OF_GLIBC, ...process.env },
  )
}
