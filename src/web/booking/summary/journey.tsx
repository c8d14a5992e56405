import { useTranslations } from 'use-intl'
import type { Stop } from '../../../contract/visitor/steps.ts'
import { useFormats } from '../../use-formats.ts'

/** The way from pick-up to return: a ring, the road, a ring. */
export function Journey({ rent, back }: { rent: Stop; back: Stop }) {
  const t = useTranslations('price')
  return (
    <ol className="journey text-small [&>li]:pb-5 [&>li:last-child]:pb-0">
      <li>
        <JourneyStop stop={rent} label={t('pickUp')} />
      </li>
      <li>
        <JourneyStop stop={back} label={t('return')} />
      </li>
    </ol>
  )
}

function JourneyStop({ stop, label }: { stop: Stop; label: string }) {
  const { ofLabel } = useFormats()
  return (
    <>
      <span className="text-ink-soft text-label block">{label}</span>
      <strong className="block font-semibold">
        <time dateTime={stop.at}>{ofLabel(stop.at)}</time>
      </strong>
      <span className="block">{stop.place}</span>
      <span className="text-ink-soft block">{stop.address}</span>
    </>
  )
}
