/** The cased road of docs/design.md. Always a route: `isAhead` is the part that is still to be driven. */
export function Road({ isAhead = false, className = '' }: { isAhead?: boolean; className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={`border-ink block h-2.5 border-y-[2.5px] ${isAhead ? 'bg-surface' : 'bg-accent'} ${className}`}
    />
  )
}

/** The ring of a town, where a road begins or ends. */
export function Town({ className = '' }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={`border-ink bg-surface block size-[25px] shrink-0 rounded-full border-[5px] ${className}`}
    />
  )
}

/** Of all drawings in public/cars; wheels stand on y = 240. */
const DRAWING = { width: 580, height: 256 }

type CarOnRoadProps = {
  /** A drawing in public/cars, by its name without the ending. */
  image: string | undefined
  /** Empty where the name of the car stands beside it. */
  alt?: string
  isLazy?: boolean
  /** How wide the car is; the road is as wide as what holds it. */
  carClassName?: string
  className?: string
}

/** A car's picture on the road, which runs from edge to edge of what holds it. */
export function CarOnRoad({
  image,
  alt = '',
  isLazy = false,
  carClassName = 'w-full',
  className = '',
}: CarOnRoadProps) {
  return (
    <div className={`relative ${className}`}>
      <Road className="absolute inset-x-0 bottom-[calc(9.8%-10px)]" />
      {image ? (
        <img
          src={`/cars/${encodeURIComponent(image)}.svg`}
          alt={alt}
          {...DRAWING}
          loading={isLazy ? 'lazy' : 'eager'}
          decoding="async"
          className={`relative mx-auto h-auto ${carClassName}`}
        />
      ) : (
        <div className={`mx-auto aspect-[580/256] ${carClassName}`} />
      )}
    </div>
  )
}
