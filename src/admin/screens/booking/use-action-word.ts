import { useParts } from '../../api/use-parts.ts'

/** What an action is called: where no letter leaves, a link is not sent but shown. */
export function useActionWord() {
  const isShown = useParts()?.mail === 'off'
  return <Name extends string>(name: Name): Name | 'show-link' | 'show-new-link' => {
    if (!isShown) return name
    if (name === 'resend-link') return 'show-link'
    return name === 'renew-link' ? 'show-new-link' : name
  }
}
