let isAwake = false
let isWhole = false

/** From now on parts of pages are made in the browser; until then they are there, as the server sent them. */
export function wakeUp(): void {
  isAwake = true
}

/** Whether a part that is made now is one the server sent. */
export const isSent = (): boolean => typeof document !== 'undefined' && !isAwake

/** Whether parts the server sent still wait for their turn: what is made now is likely to be one. */
export const isWaking = (): boolean => typeof document !== 'undefined' && !isWhole

export type Turn = { isOver: boolean; over: Promise<void> }

let last = Promise.resolve()

/** One after the other, in the order they were asked for, each in a task of its own: a touch is heard between them. */
export function takeTurn(): Turn {
  const turn: Turn = { isOver: false, over: last }
  turn.over = endAfter(last, turn)
  last = turn.over
  return turn
}

async function endAfter(before: Promise<void>, turn: Turn): Promise<void> {
  await before
  await new Promise((resolve) => setTimeout(resolve))
  turn.isOver = true
}

/** When every part is awake, also those within others that asked for their turn when these had theirs. */
export async function allAwake(): Promise<void> {
  for (let seen: Promise<void> | undefined; seen !== last; ) {
    seen = last
    await seen
    // What had the turn is made by now.
    await new Promise((resolve) => setTimeout(resolve))
  }
  isWhole = true
}

/** What was just made is on the screen; in a window that nobody sees it need not be. */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.hidden) resolve()
    else requestAnimationFrame(() => setTimeout(resolve))
  })
