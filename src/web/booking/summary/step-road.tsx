import type { Messages } from '../../../i18n/messages.ts'
import type { PageName } from '../../../i18n/pages.ts'
import { usePaths } from '../../locale.ts'
import { Icon } from '../../ui/icon.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import { Road } from '../../ui/road.tsx'

const steps = [
  ['search', 'index'],
  ['car', 'booking-car'],
  ['services', 'booking-services'],
  ['client', 'booking-client'],
  ['end', 'booking-end'],
] as const satisfies [string, PageName][]

type StepRoadProps = {
  page: PageName | undefined
  words: Messages['search']['steps']
  /** It is ordered, and nothing is left to pay before it counts. */
  isSettled: boolean
  /** Of the address one is at. */
  search: string
}

/** The steps as towns along one road: amber where it is driven, open where it is still ahead. */
export function StepRoad({ page, words, isSettled, search }: StepRoadProps) {
  const to = usePaths()
  const current = steps.findIndex(([, name]) => name === page)
  // Once booked there is no way back through the steps: the booking stands.
  const isDone = current === steps.length - 1
  return (
    <nav aria-label={words.label} className="overflow-x-clip print:hidden">
      <ol className="page-width grid grid-cols-5 pt-5">
        {steps.map(([step, name], index) => {
          const isPassed = index < current
          const isCurrent = index === current
          const word = step === 'end' && !isSettled ? words.pay : words[step]
          return (
            <li
              key={step}
              aria-current={isCurrent ? 'step' : undefined}
              className="relative grid content-start gap-1.5"
            >
              {index === 0 ? <Road className="absolute top-[7.5px] right-full w-screen" /> : null}
              <Road
                isAhead={!isPassed}
                className={`absolute top-[7.5px] left-0 ${index === steps.length - 1 ? 'w-[150vw]' : 'w-full'}`}
              />
              <span
                aria-hidden="true"
                className={`border-ink relative flex size-[25px] items-center justify-center rounded-full border-[5px] ${isCurrent ? 'bg-accent' : 'bg-surface'}`}
              >
                {isPassed ? <Icon name="check" className="text-ink size-4 stroke-3" /> : null}
              </span>
              <span
                className={`text-label min-h-11 whitespace-nowrap sm:whitespace-normal ${isCurrent ? 'font-semibold' : 'text-ink-soft max-sm:sr-only'}`}
              >
                {isPassed && !isDone ? (
                  <PageLink
                    to={to(name) + search}
                    className="before:absolute before:inset-0 underline-offset-4 hover:underline"
                  >
                    {word}
                  </PageLink>
                ) : (
                  word
                )}
              </span>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
