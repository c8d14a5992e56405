import { expect, type Page } from '@playwright/test'

/** What a validator of HTML would say and neither a browser nor axe complains of. */
export async function expectSoundHtml(page: Page): Promise<void> {
  expect(await page.evaluate(faultsOfHtml), page.url()).toEqual([])
}

function faultsOfHtml(): string[] {
  const all = (selector: string) => [...document.querySelectorAll(selector)]
  const tag = (element: Element) => /^<[^>]*>/.exec(element.outerHTML)?.[0] ?? element.outerHTML
  const isOneOf = (element: Element | null | undefined, names: string) => element?.matches(names) ?? false
  const typed =
    'textarea, input:not([type]), ' +
    ['text', 'search', 'url', 'tel', 'email', 'password'].map((type) => `input[type=${type}]`).join()
  const operable = 'a[href], button, input:not([type=hidden]), select, textarea, summary'
  const ids = all('[id]').map(({ id }) => id)
  const pointing = ['for', 'list', 'form', 'aria-labelledby', 'aria-describedby', 'aria-controls']
  const faults: [string, Element[]][] = [
    [
      'a measure in whole points',
      all('img, source').filter((one) =>
        ['width', 'height'].some((name) => /\D/.test(one.getAttribute(name) ?? '')),
      ),
    ],
    [
      'a caption that is a part of its figure',
      all('figcaption').filter((one) => one.parentElement?.localName !== 'figure'),
    ],
    ['a length of what is typed', all('[maxlength]').filter((one) => !one.matches(typed))],
    [
      'a script that can be fetched meanwhile',
      all('script[async]').filter((one) => !one.matches('[src], [type=module]')),
    ],
    ['one element for one id', all('[id]').filter(({ id }) => ids.indexOf(id) !== ids.lastIndexOf(id))],
    [
      'something that is there',
      pointing.flatMap((name) =>
        all(`[${name}]`).filter((one) =>
          (one.getAttribute(name) ?? '').split(/\s+/).some((id) => !document.getElementById(id)),
        ),
      ),
    ],
    [
      'items in a list',
      all('ul > *, ol > *, menu > *').filter((one) => !one.matches('li, script, template')),
    ],
    [
      'terms in a list of terms',
      all('dl > *').filter((one) => !one.matches('dt, dd, div, script, template')),
    ],
    [
      'nothing to press inside of what is pressed',
      all(operable).filter((one) => isOneOf(one.parentElement?.closest('a[href], button, summary'), '*')),
    ],
    [
      'one control in a label',
      all('label').filter(
        (one) => one.querySelectorAll('input:not([type=hidden]), select, textarea, button').length > 1,
      ),
    ],
    [
      'a summary at the head of its details',
      all('details').filter((one) => one.firstElementChild?.localName !== 'summary'),
    ],
  ]
  return faults.flatMap(([wanted, found]) => found.map((element) => `${wanted}: ${tag(element)}`))
}
