/** A drawing of public/icons.svg in the colour of the text. It says nothing to a screen reader: the words beside it do. */
export function Icon({ name, size = 20 }: { name: string; size?: number }) {
  return (
    <svg aria-hidden="true" width={size} height={size} style={{ flexShrink: 0 }}>
      <use href={`/icons.svg#${name}`} />
    </svg>
  )
}
