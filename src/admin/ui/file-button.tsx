import { Button, type ButtonProps } from '@mui/material'
import { useRef } from 'react'

type Props = Omit<ButtonProps, 'onClick' | 'disabled' | 'component'> & {
  /** What may be chosen, as the browser's own list wants to hear it. */
  accept: string
  isSending?: boolean
  onFile: (file: File) => void
}

/** Asks for a file. A label made to look like a button would be reached by keyboard twice, and pressed once in vain. */
export function FileButton({ accept, isSending = false, onFile, ...button }: Props) {
  const field = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={field}
        hidden
        type="file"
        accept={accept}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          // The same file may be chosen again.
          target.value = ''
          if (file) onFile(file)
        }}
      />
      <Button
        {...button}
        // Not `disabled`, which would take the focus away from whoever pressed it.
        aria-disabled={isSending}
        onClick={() => (isSending ? undefined : field.current?.click())}
      />
    </>
  )
}
