import { cookieTexts, type KeptCookies } from '../booking/write-cookies.ts'

/** Keeps in the browser what was chosen or typed, so that it is there after going back or reloading. */
export function rememberInBrowser(cookies: KeptCookies): void {
  for (const text of cookieTexts(cookies, location.protocol === 'https:')) document.cookie = text
}
