import { useParts } from '../../api/use-parts.ts'

/** What an action is called: where no letter leaves, a link is not sent but shown. */
export function useActionWord() {
  const isShown = useParts()?.mail === 'off'
  return <Name extends string>(name: Name): Name | 'show-link' =>
    name === 'resend-link' && isShown ? 'show-link' : name
}
