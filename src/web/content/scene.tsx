/** A drawing of public/ that has a day and a night; it says nothing that the words beside it do not. */
export function Scene(props: {
  name: string
  width: number
  height: number
  className?: string
  isLazy?: boolean
}) {
  return (
    <picture>
      <source srcSet={`/${props.name}-dark.svg`} media="(prefers-color-scheme: dark)" />
      <img
        src={`/${props.name}.svg`}
        alt=""
        width={props.width}
        height={props.height}
        loading={props.isLazy ? 'lazy' : 'eager'}
        className={props.className}
      />
    </picture>
  )
}
