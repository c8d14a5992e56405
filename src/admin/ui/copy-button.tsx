import { Button, type ButtonProps } from '@mui/material'
import { useNotify } from 'react-admin'

type Props = Omit<ButtonProps, 'onClick'> & {
  text: string
  /** Said when it is done. */
  copied: string
}

/** Browsers let pages copy over TLS and on one's own machine only; elsewhere what is shown is copied by hand. */
export function CopyButton({ text, copied, ...props }: Props) {
  const notify = useNotify()
  if (!window.isSecureContext) return null
  const copy = async () => {
    await navigator.clipboard.writeText(text)
    notify(copied)
  }
  return <Button {...props} onClick={() => void copy()} />
}
