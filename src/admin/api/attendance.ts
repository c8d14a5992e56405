const UNTOUCHED_MS = 5 * 60_000

let touchedAt = Date.now()

if (typeof window !== 'undefined')
  for (const event of ['pointerdown', 'keydown', 'wheel'] as const)
    window.addEventListener(event, () => (touchedAt = Date.now()), { capture: true, passive: true })

/** Whether someone has touched this page lately: a screen that asks by itself must not keep a session open for ever. */
export const isAttended = (): boolean => Date.now() - touchedAt < UNTOUCHED_MS
