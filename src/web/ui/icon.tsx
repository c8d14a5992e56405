/** A drawing of the sprite in public/icons.svg. It says nothing to a screen reader: the words beside it do. */
export function Icon({ name, className = 'size-5' }: { name: string; className?: string }) {
  return (
    <svg aria-hidden="true" className={className ? `shrink-0 ${className}` : undefined}>
      <use href={`/icons.svg#${name}`} />
    </svg>
  )
}
