import { IconButton, type IconButtonProps } from '@mui/material'

/** A drawing of public/icons.svg in the colour of the text. It says nothing to a screen reader: the words beside it do. */
export function Icon({ name, size = 20 }: { name: string; size?: number }) {
  return (
    <svg aria-hidden="true" width={size} height={size} style={{ flexShrink: 0 }}>
      <use href={`/icons.svg#${name}`} />
    </svg>
  )
}

type ActionProps = Pick<IconButtonProps, 'disabled' | 'onClick'> & { name: string; label: string }

/** A button that is a drawing alone; its words are heard. */
export function IconAction({ name, label, ...props }: ActionProps) {
  return (
    <IconButton aria-label={label} {...props}>
      <Icon name={name} />
    </IconButton>
  )
}
