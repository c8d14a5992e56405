import { devices } from '@playwright/test'

const { defaultBrowserType: _sameAsEverywhere, ...pixel } = devices['Pixel 7']

/** A phone for `test.use`. Not a project of its own: that would start every worker and its company anew. */
export const phone = { ...pixel, deviceScaleFactor: 1 }
