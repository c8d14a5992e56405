import { isPhoto, PICTURE_SHAPE, pictureAddress, pictureSources } from '../../domain/fleet/car-picture.ts'
import { Icon } from './icon.tsx'

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

/** The road has reached its ring. */
export function RoadDriven() {
  return (
    <div aria-hidden="true" className="flex items-center">
      <Town className="relative" />
      <Road className="-mx-1 flex-1 origin-left transition-transform duration-700 ease-out starting:scale-x-0" />
      <span className="border-ink bg-positive text-surface relative flex size-14 items-center justify-center rounded-full border-[5px]">
        <Icon name="check" className="size-7" />
      </span>
    </div>
  )
}

const lazily = { loading: 'lazy' } as const

type CarOnRoadProps = {
  /** A name of a car's `imageNames`: a drawing in public/cars, or a photograph that staff uploaded. */
  image: string | undefined
  /** Empty where the name of the car stands beside it. */
  alt?: string
  isLazy?: boolean
  /** How wide the car is; the road is as wide as what holds it. */
  carClassName?: string
  className?: string
}

/**
 * A car's picture on the road, which runs from edge to edge of what holds it. A drawing stands on the road with its
 * wheels at y = 240; a photograph has a ground of its own, so it fills the width and the road is its lower edge.
 */
export function CarOnRoad({
  image,
  alt = '',
  isLazy = false,
  carClassName = '',
  className = '',
}: CarOnRoadProps) {
  const shown = { ...PICTURE_SHAPE, ...(isLazy ? lazily : {}), decoding: 'async' } as const
  if (image && isPhoto(image)) {
    return (
      <div className="relative">
        <img
          src={pictureAddress(image)}
          srcSet={pictureSources(image)}
          sizes="(min-width: 64rem) 24rem, 100vw"
          alt={alt}
          {...shown}
          className="aspect-[580/256] h-auto w-full object-cover"
        />
        <Road className="absolute inset-x-0 bottom-0" />
      </div>
    )
  }
  return (
    <div className={`on-road ${className}`.trim()}>
      <span aria-hidden="true" />
      {image ? (
        <img src={pictureAddress(image)} alt={alt} {...shown} className={carClassName || undefined} />
      ) : (
        <div className={carClassName} />
      )}
    </div>
  )
}
