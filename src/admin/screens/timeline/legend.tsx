import { barStates } from '../../../domain/booking/bar-state.ts'
import { useWords } from '../../words/words.tsx'

const shown = [...barStates, 'block', 'trip', 'offer'] as const

/** Colour, pattern and letter of each state: none of them alone carries the meaning. */
export function Legend() {
  const { t, messages } = useWords('timeline')
  return (
    <ul className="tl-legend" aria-label={t('legend')}>
      {shown.map((state) => (
        <li key={state}>
          <span
            className={`tl-bar tl-sample tl-is-${state}`}
            data-letter={t(`letters.${state}`)}
            aria-hidden="true"
          />
          {state === 'block' || state === 'trip' || state === 'offer'
            ? t(`states.${state}`)
            : messages.bookings.states[state]}
        </li>
      ))}
      <li>
        <span className="tl-unpaid" aria-hidden="true">
          €
        </span>
        {t('unpaid')}
      </li>
      <li>
        <span className="tl-turnaround tl-sample" aria-hidden="true" />
        {t('turnaround')}
      </li>
    </ul>
  )
}
