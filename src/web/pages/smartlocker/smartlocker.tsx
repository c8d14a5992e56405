import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { useTranslations } from 'use-intl'
import type { CustomerLocker, CustomerView } from '../../../contract/visitor/customer.ts'
import { CALL_MINUTES } from '../../../domain/booking/locker-window.ts'
import { Section } from '../../content/service-sections.tsx'
import { Card, customerPage, TaskPage } from '../../customer/customer-page.tsx'
import { DonePanel } from '../../customer/done-panel.tsx'
import { NextStep } from '../../customer/next-step.tsx'
import { customerAction } from '../../customer/open-page.server.ts'
import { PostButton } from '../../customer/post-button.tsx'
import { buttonStyle } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Notice, Outcome } from '../../ui/notice.tsx'
import { showPhone } from '../../ui/phone.tsx'
import { useFormats } from '../../use-formats.ts'
import { answerLocker } from './answer-locker.server.ts'
import { CarCondition } from './car-condition.tsx'
import { DidNotOpen } from './did-not-open.tsx'
import type { LockerPageAnswer } from './locker-answer.ts'
import { LockerFacts } from './locker-facts.tsx'
import { LockerRoad } from './locker-road.tsx'
import { Obstacles } from './obstacles.tsx'

export { customerLoader as loader } from '../../customer/open-page.server.ts'
export { clientAction, clientLoader, headers, meta, shouldRevalidate } from '../../customer/route.ts'

export const action = customerAction(answerLocker)

export default customerPage(Locker)

type Props = { view: CustomerView; answer: LockerPageAnswer | undefined }

function Locker({ view, answer }: Props) {
  const t = useTranslations('customer')
  const { locker } = view
  return (
    <TaskPage view={view} title={t('locker.title')}>
      {view.isCancelled ? (
        <Notice tone="info">{t('frame.cancelled')}</Notice>
      ) : locker ? (
        <State view={view} locker={locker} answer={answer} />
      ) : (
        <ByPeople view={view} />
      )}
    </TaskPage>
  )
}

function ByPeople({ view }: { view: CustomerView }) {
  const t = useTranslations('customer.locker')
  const { ofLabel } = useFormats()
  return (
    <Card>
      <p className="text-lead">{t('none')}</p>
      <p>{t('nonePlace', { place: view.rent.place, time: ofLabel(view.rent.at) })}</p>
      <NextStep view={view} current="smartlocker" />
    </Card>
  )
}

function State({ view, locker, answer }: Props & { locker: CustomerLocker }) {
  const t = useTranslations('customer.locker')
  useTimeComes(locker.changesInMs)
  if (locker.isKeyReturned) {
    return (
      <DonePanel view={view} current="smartlocker" title={t('returned.title')} text={t('returned.text')} />
    )
  }
  if (locker.isKeyTaken) return <Driving view={view} locker={locker} answer={answer} />
  const isOpen = locker.obstacles.length === 0
  return (
    <>
      {isOpen ? null : (
        <Obstacles locker={locker} of={answer && 'ok' in answer && !answer.ok ? answer : undefined} />
      )}
      <Card className={isOpen ? 'gap-6' : ''}>
        {isOpen ? <OpenByCall locker={locker} words={t('call')} answer={answer} /> : null}
        <LockerFacts locker={locker} />
      </Card>
      <Section id="how" title={t('how')} className="gap-4">
        <LockerRoad steps={['call', 'door', 'photos']} />
      </Section>
      {isOpen ? <CarCondition locker={locker} answer={answer} /> : null}
      {isOpen ? (
        <Card>
          <p>{t('takenText')}</p>
          <PostButton intent="key-taken" look="secondary" className="min-h-14 sm:justify-self-start sm:px-10">
            <Icon name="key" />
            {t('taken')}
          </PostButton>
        </Card>
      ) : null}
      <DidNotOpen locker={locker} answer={answer} />
    </>
  )
}

type OpenByCallProps = { locker: CustomerLocker; words: string; answer: LockerPageAnswer | undefined }

/** The two things to do at the locker, in this order; the one that is due is the strong one. */
function OpenByCall({ locker, words, answer }: OpenByCallProps) {
  const t = useTranslations('customer.locker')
  const { ofInstant } = useFormats()
  const { phone, callsUntil } = locker
  return (
    <div className="grid gap-3">
      <PostButton
        intent="at-locker"
        look={callsUntil ? 'secondary' : 'primary'}
        className={callsUntil ? '' : 'min-h-20 text-2xl'}
      >
        {t(callsUntil ? 'again' : 'atLocker')}
      </PostButton>
      {callsUntil ? null : (
        <p className="text-ink-soft text-center">{t('atLockerHint', { minutes: CALL_MINUTES })}</p>
      )}
      <a
        href={`tel:${phone}`}
        className={`${buttonStyle(callsUntil ? 'primary' : 'secondary')} min-h-28 flex-col gap-1 text-2xl leading-tight sm:min-h-32`}
      >
        <span className="inline-flex items-center gap-3">
          <Icon name="phone" className="size-8" />
          {words}
        </span>
        <span className="text-lg font-medium">{showPhone(phone)}</span>
      </a>
      {callsUntil ? (
        <Outcome tone="positive" of={answer && 'act' in answer && answer.act === 'at-locker'}>
          {t('callHint', { time: ofInstant(callsUntil) })}
        </Outcome>
      ) : (
        <p className="text-ink-soft text-center">{t('callLater')}</p>
      )}
    </div>
  )
}

function Driving({ view, locker, answer }: Props & { locker: CustomerLocker }) {
  const t = useTranslations('customer.locker')
  const { ofLabel } = useFormats()
  const time = ofLabel(view.return.at)
  return (
    <>
      <Outcome tone="positive" of={answer && 'act' in answer && answer.act === 'key-taken'}>
        <h2 className="text-h3">{t('driving.title')}</h2>
        <p>{t('driving.text', { place: view.return.place, time })}</p>
      </Outcome>
      {locker.goesBackIntoLocker ? (
        <>
          <BringBack locker={locker} answer={answer} />
          <DidNotOpen locker={locker} answer={answer} />
        </>
      ) : null}
    </>
  )
}

function BringBack({ locker, answer }: Omit<OpenByCallProps, 'words'>) {
  const t = useTranslations('customer.locker')
  const refused = answer && 'ok' in answer && !answer.ok ? answer : undefined
  const isOpen = locker.obstacles.length === 0
  return (
    <Section id="return" title={t('back.title')} className="gap-5">
      <LockerRoad steps={['park', 'call', 'back']} />
      <Card>
        {isOpen ? (
          <OpenByCall locker={locker} words={t('back.call')} answer={answer} />
        ) : (
          <Obstacles locker={locker} of={refused} />
        )}
        <LockerFacts locker={locker} />
      </Card>
      {isOpen || locker.isOpened ? <CarCondition locker={locker} answer={answer} /> : null}
      {locker.isOpened ? <KeyIsBack /> : null}
    </Section>
  )
}

/** Only after the door was opened, and not by one slip of a finger: the question stands between. */
function KeyIsBack() {
  const t = useTranslations('customer.locker.back')
  return (
    <details className="group/back bg-surface shadow-card rounded-2xl px-5 sm:px-7">
      <summary className="flex min-h-16 cursor-pointer list-none items-center gap-3 font-semibold [&::-webkit-details-marker]:hidden">
        <Icon name="key" />
        <span className="flex-1">{t('done')}</span>
        <Icon name="chevron-down" className="size-5 transition group-open/back:rotate-180" />
      </summary>
      <div className="grid gap-4 pb-6">
        <p>{t('question')}</p>
        <PostButton intent="key-returned" className="min-h-14 sm:justify-self-start sm:px-10">
          {t('confirm')}
        </PostButton>
      </div>
    </details>
  )
}

/** When the locker's time comes or ends, the page says so by itself. */
function useTimeComes(changesInMs: number | null): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (changesInMs === null) return undefined
    const timer = setTimeout(() => void revalidate(), Math.min(changesInMs + 500, LONGEST_TIMER_MS))
    return () => clearTimeout(timer)
  }, [changesInMs, revalidate])
}

/** A longer one would go off at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1
