import type { PhotoSpot } from '../../domain/booking/hand-over.ts'
import type { BodyType } from '../../domain/fleet/body-types.ts'

/** From the side, by body; x from the nose. Drawn in a box of 120 × 80. */
const sides: Record<BodyType, string> = {
  hatchback: 'M8 56 Q6 46 14 43 L34 39 Q46 26 60 25 L86 26 Q98 28 106 41 Q112 44 112 56 Z',
  saloon: 'M6 56 Q5 47 13 44 L34 40 Q46 28 60 27 L76 28 Q86 30 94 40 L110 42 Q115 45 114 56 Z',
  estate: 'M6 56 Q5 46 13 43 L32 39 Q44 26 58 25 L98 25 Q106 27 110 40 Q115 44 114 56 Z',
  suv: 'M8 55 Q6 41 14 38 L34 34 Q44 20 58 19 L92 19 Q102 21 108 36 Q113 40 112 55 Z',
  van: 'M6 57 Q5 44 14 41 L24 37 Q34 18 44 14 L108 13 Q113 14 114 22 L114 57 Z',
}
const ends: Record<BodyType, string> = {
  hatchback: 'M28 58 V42 Q30 38 36 36 Q40 22 48 20 H72 Q80 22 84 36 Q90 38 92 42 V58 Z',
  saloon: 'M28 58 V42 Q30 38 36 37 Q41 24 48 22 H72 Q79 24 84 37 Q90 38 92 42 V58 Z',
  estate: 'M28 58 V42 Q30 38 36 36 Q40 21 48 20 H72 Q80 21 84 36 Q90 38 92 42 V58 Z',
  suv: 'M27 58 V38 Q29 34 35 32 Q40 16 48 14 H72 Q80 16 85 32 Q91 34 93 38 V58 Z',
  van: 'M32 60 V32 Q33 14 40 8 H80 Q87 14 88 32 V60 Z',
}
/** A corner shows an end and a side at once. */
const corners: Record<BodyType, string> = {
  hatchback: 'M10 56 V44 Q14 38 26 37 L40 24 Q60 19 84 23 L100 36 Q111 40 111 52 L100 58 H22 Z',
  saloon: 'M10 56 V45 Q14 39 26 38 L42 26 Q60 21 80 26 L98 38 Q112 41 112 52 L100 58 H22 Z',
  estate: 'M10 56 V44 Q14 38 26 37 L40 24 Q64 19 98 24 L106 36 Q113 40 112 52 L100 58 H22 Z',
  suv: 'M10 56 V40 Q14 34 26 32 L40 17 Q64 13 92 18 L104 32 Q112 37 111 52 L100 59 H22 Z',
  van: 'M10 58 V38 Q14 32 24 30 L34 12 Q64 6 106 13 L110 20 V52 L100 60 H22 Z',
}

/** How the car should stand in the picture. */
export function Outline({ spot, body }: { spot: PhotoSpot; body: BodyType }) {
  const isEnd = spot === 'front' || spot === 'back'
  const isSide = spot === 'left' || spot === 'right'
  const path = isEnd ? ends[body] : isSide ? sides[body] : corners[body]
  const isMirrored = spot === 'right' || spot === 'front-right' || spot === 'back-left'
  return (
    <svg className="outline" viewBox="0 0 120 80" aria-hidden="true">
      <g transform={isMirrored ? 'translate(120 0) scale(-1 1)' : undefined}>
        <path d={path} />
        {isEnd ? null : (
          <>
            <circle cx={isSide ? 30 : 34} cy="58" r="8" />
            <circle cx={isSide ? 90 : 92} cy={isSide ? 58 : 54} r={isSide ? 8 : 6} />
          </>
        )}
      </g>
    </svg>
  )
}
