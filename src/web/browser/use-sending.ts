import { useNavigation } from 'react-router'

/** Which button is at work, by its `intent`: a second press must find it closed. */
export function useSending(): string | undefined {
  const { state, formData } = useNavigation()
  if (state === 'idle' || !formData) return undefined
  const intent = formData.get('intent')
  return typeof intent === 'string' ? intent : ''
}
