import { Form } from 'react-router'
import { useTranslations } from 'use-intl'
import type { ChangeAnswer, ChangeValues } from '../../../contract/visitor/change.ts'
import { Journey } from '../../booking/summary/journey.tsx'
import { lineNames, PriceLines } from '../../booking/summary/price-lines.tsx'
import { useCustomerLinks } from '../../customer/customer-links.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Fold } from '../../ui/fold.tsx'
import { FocusedAnswer, Notice } from '../../ui/notice.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { useFormats } from '../../use-formats.ts'

type Offer = Extract<ChangeAnswer, { kind: 'tried' }>

/** The price before and after, what becomes due or comes back, and the one button that agrees to it. */
export function ChangeOffer(props: { offer: Offer; values: ChangeValues; serviceNames: [number, string][] }) {
  const { offer, values } = props
  const t = useTranslations('customer.change')
  const { money } = useFormats()
  const link = useCustomerLinks()
  const { fee, due } = offer
  return (
    <FocusedAnswer
      of={offer}
      role="region"
      aria-labelledby="offer"
      className="bg-surface shadow-raised grid scroll-mt-6 gap-6 rounded-2xl p-5 outline-none sm:p-8"
    >
      <h2 id="offer" className="text-h2">
        {t('offerTitle')}
      </h2>
      {offer.isOtherPrice ? (
        <Notice tone="warning" isUrgent>
          {t('otherPrice')}
        </Notice>
      ) : null}
      <div className="grid gap-6 md:grid-cols-2 md:gap-10">
        <div className="grid content-start gap-4">
          <p className="text-h3">{offer.car}</p>
          <Journey rent={offer.rent} back={offer.return} />
        </div>
        <BeforeAndAfter offer={offer} />
      </div>
      <Money offer={offer} />
      {offer.isAnnexed ? <p>{t('annex')}</p> : null}
      {offer.isSignatureVoided ? <p>{t('signAgain')}</p> : null}
      {offer.lostCoupons.length > 0 ? (
        <p>{t('lostCoupons', { codes: offer.lostCoupons.join(', ') })}</p>
      ) : null}
      <Fold title={t('details')}>
        <PriceLines lines={offer.lines} names={lineNames(offer, props.serviceNames)} />
      </Fold>
      <Form method="post" className="flex flex-wrap items-center gap-x-6 gap-y-3">
        {Object.entries(values).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <input type="hidden" name="seenPrice" value={offer.price} />
        <input type="hidden" name="seenDeposit" value={offer.deposit} />
        <input type="hidden" name="seenFee" value={fee} />
        <SubmitButton intent="change" sending={t('confirming')} className="min-h-14 max-sm:w-full sm:px-10">
          {due > 0 ? t('confirmDue', { amount: money(due) }) : t('confirm')}
        </SubmitButton>
        <ButtonLink to={link('documents')} look="quiet">
          {t('leave')}
        </ButtonLink>
      </Form>
    </FocusedAnswer>
  )
}

function BeforeAndAfter({ offer }: { offer: Offer }) {
  const t = useTranslations('customer.change')
  const { money } = useFormats()
  const rows = [
    { name: t('rentPrice'), before: offer.previousPrice, after: offer.price },
    { name: t('deposit'), before: offer.previousDeposit, after: offer.deposit },
  ]
  return (
    <table className="w-full content-start self-start text-left tabular-nums">
      <thead className="text-ink-soft text-label">
        <tr>
          <th scope="col" className="sr-only">
            {t('what')}
          </th>
          <th scope="col" className="pb-2 text-right font-medium">
            {t('before')}
          </th>
          <th scope="col" className="pb-2 pl-4 text-right font-medium">
            {t('after')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, before, after }) => (
          <tr key={name} className="border-line border-t">
            <th scope="row" className="py-2.5 font-normal">
              {name}
            </th>
            <td className={`py-2.5 text-right ${before === after ? '' : 'text-ink-soft'}`}>
              {money(before)}
            </td>
            <td className="py-2.5 pl-4 text-right font-semibold">{money(after)}</td>
          </tr>
        ))}
        {offer.fee > 0 ? (
          <tr className="border-line border-t">
            <th scope="row" className="py-2.5 font-normal" colSpan={2}>
              {t('fee')}
            </th>
            <td className="py-2.5 pl-4 text-right font-semibold">{money(offer.fee)}</td>
          </tr>
        ) : null}
      </tbody>
    </table>
  )
}

function Money({ offer: { due, goesBack } }: { offer: Offer }) {
  const t = useTranslations('customer.change')
  const { money } = useFormats()
  if (due > 0) {
    return (
      <div className="grid gap-1">
        <p className="text-price">{t('due', { amount: money(due) })}</p>
        <p className="text-ink-soft">{t('dueText')}</p>
      </div>
    )
  }
  if (goesBack > 0) {
    return (
      <div className="grid gap-1">
        <p className="text-price text-positive">{t('goesBack', { amount: money(goesBack) })}</p>
        <p className="text-ink-soft">{t('goesBackText')}</p>
      </div>
    )
  }
  return <p className="text-lead">{t('even')}</p>
}
