/** Where a failure came from, without its message: a driver's message may quote what someone typed. */
export function describeError(error: Error): Record<string, unknown> {
  const frames = (error.stack ?? '').split('\n').filter((line) => line.trimStart().startsWith('at '))
  const cause = error.cause instanceof Error ? error.cause.name : undefined
  const code = error.cause instanceof Error && 'code' in error.cause ? error.cause.code : undefined
  return { error: error.name, cause, databaseCode: code, at: frames.slice(0, 6).map((line) => line.trim()) }
}
