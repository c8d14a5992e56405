/** A request that was answered. The route is one of ours, whatever was typed. */
export type SeenRequest = {
  method: string
  route: string
  status: number
  seconds: number
  /** Which trace of a proxy or a program it belongs to (W3C). */
  traceparent: string | undefined
}
/** A job that has ended. */
export type SeenJob = { name: string; isOk: boolean; seconds: number }
