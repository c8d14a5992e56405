const signs = ['scroll', 'pointermove', 'pointerdown', 'keydown', 'focusin'] as const

/** When the first thing is heard of whoever looks at the page: until then it need not do what nobody sees. */
export const someoneThere: Promise<void> = new Promise((resolve) => {
  if (typeof document === 'undefined') return
  if (window.scrollY > 0) resolve()
  for (const sign of signs) addEventListener(sign, () => resolve(), { once: true, passive: true })
})
