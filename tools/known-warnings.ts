/** Warnings about what is right, which nobody here can mend; every other one is shown. */
export function leaveOutKnownWarnings(): void {
  const known = [
    // React Router 7 still calls by its old name what Vite 8 calls `envDir`.
    'The `envFile` option is deprecated',
    // In the standard and in browsers, not yet in the minifier, which leaves it as it is.
    "'target-current' is not recognized",
  ]
  const { warn } = console
  console.warn = (text: unknown, ...rest) => {
    if (!known.some((words) => String(text).includes(words))) warn(text, ...rest)
  }
}
