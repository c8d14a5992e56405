/** The shape of the list while it is on its way. */
export function CarSkeleton({ label }: { label: string }) {
  return (
    <div role="status" className="lg:pl-[17.5rem]">
      <p className="text-lead font-semibold">{label}</p>
      <ul
        aria-hidden="true"
        className="mt-4 grid animate-pulse grid-cols-[repeat(auto-fill,minmax(min(100%,19rem),1fr))] gap-5"
      >
        {['one', 'two', 'three', 'four', 'five', 'six'].map((key) => (
          <li key={key} className="bg-surface shadow-card grid gap-4 rounded-2xl p-5">
            <div className="bg-line/60 aspect-[580/256] rounded-xl" />
            <div className="bg-line/60 h-6 w-2/3 rounded" />
            <div className="bg-line/60 h-4 w-1/2 rounded" />
            <div className="bg-line/60 h-16 rounded" />
            <div className="bg-line/60 h-12 rounded-xl" />
          </li>
        ))}
      </ul>
    </div>
  )
}
