import { Scene } from '../content/scene.tsx'

export type Town = 'tallinn' | 'tartu' | 'parnu'

/** Where the rings of the drawing are and on which side of them there is room for a name. */
const spots: Record<Town, string> = {
  tallinn: 'left-[47%] top-[18.3%] translate-x-3 -translate-y-1/2',
  tartu: 'left-[74.2%] top-[57.9%] -translate-x-1/2 translate-y-3',
  parnu: 'left-[43.4%] top-[57.7%] -translate-x-1/2 translate-y-3',
}

/** The road sheet of Estonia with its towns; the addresses stand beside it in words. */
export function RoadMap({ towns }: { towns: Record<Town, string> }) {
  return (
    <div aria-hidden="true" className="relative print:hidden">
      <Scene name="map" width={900} height={630} isLazy className="h-auto w-full rounded-2xl" />
      {Object.entries(towns).map(([town, name]) => (
        <span
          key={town}
          className={`bg-raised text-ink shadow-raised text-small absolute rounded-full px-3 py-1 font-semibold ${spots[town as Town]}`}
        >
          {name}
        </span>
      ))}
    </div>
  )
}
