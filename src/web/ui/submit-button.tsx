import type { ComponentProps } from 'react'
import { useNavigation } from 'react-router'
import { Button } from './button.tsx'

/** Which button is at work, by its `intent`: a second press must find it closed. */
export function useSending(): string | undefined {
  const { state, formData } = useNavigation()
  if (state === 'idle' || !formData) return undefined
  const intent = formData.get('intent')
  return typeof intent === 'string' ? intent : ''
}

type SubmitButtonProps = ComponentProps<typeof Button> & {
  intent: string
  /** What stands on it while it is sent. */
  sending: string
}

/** Sends its form under its `intent`; closed while anything is on its way. */
export function SubmitButton({ intent, sending, disabled = false, children, ...button }: SubmitButtonProps) {
  const atWork = useSending()
  return (
    <Button
      {...button}
      type="submit"
      name="intent"
      value={intent}
      disabled={disabled || atWork !== undefined}
    >
      {atWork === intent ? sending : children}
    </Button>
  )
}
