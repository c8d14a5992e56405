import type { ComponentProps } from 'react'

/** What holds a mail in shape; those who hear it are not told of rows and columns. */
export function Table(props: ComponentProps<'table'>) {
  return <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} border={0} {...props} />
}
