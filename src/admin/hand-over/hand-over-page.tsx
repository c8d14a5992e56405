import { useEffect, useRef, useState } from 'react'
import { locales } from '../../i18n/locales.ts'
import { callApi } from '../api/call-api.ts'
import { chooseStaffLocale } from '../words/language.ts'
import { useWords } from '../words/words.tsx'
import { ActWalk } from './act-walk.tsx'
import { newDraft } from './draft.ts'
import { SheetList } from './sheet-list.tsx'
import { useHandOvers } from './use-hand-overs.ts'

/** `#123` is the key of a booking that goes out or comes back, `#123-exchange` another car for it. */
function askedInAddress(): { bookingId: number; isExchange: boolean } {
  const [, id = 0, exchange] = /^#(\d{1,9})(-exchange)?$/.exec(window.location.hash) ?? []
  return { bookingId: Number(id), isExchange: exchange !== undefined }
}

/** Today's keys, and the walk around one car. The address names the booking, so that Back leads to the list. */
export function HandOverPage() {
  const { t, locale } = useWords('handover')
  const handOvers = useHandOvers()
  const [{ bookingId, isExchange }, setAsked] = useState(askedInAddress)
  useEffect(() => {
    const follow = () => setAsked(askedInAddress())
    window.addEventListener('hashchange', follow)
    return () => window.removeEventListener('hashchange', follow)
  }, [])
  useEffect(() => {
    document.title = t('title')
    document.documentElement.dataset.scripts = 'run'
  }, [t])

  const { drafts, sheets, isAsked, keep } = handOvers
  const draft = drafts.find((one) => one.bookingId === bookingId && (one.way === 'exchange') === isExchange)
  /** The booking whose act stood here: when it is gone, it has been sent. */
  const shown = useRef(0)
  const isBeginning = useRef(false)
  useEffect(() => {
    if (draft) shown.current = bookingId
    if (!bookingId || draft || !isAsked || isBeginning.current) return
    if (shown.current === bookingId) {
      shown.current = 0
      window.location.hash = ''
      return
    }
    const begin = async () => {
      const known = sheets?.sheets.find((one) => one.bookingId === bookingId)
      // A booking of another day is asked for by its number.
      const asked = known ? undefined : await callApi('GET /hand-overs/:id', { params: { id: bookingId } })
      const sheet = known ?? (asked?.ok ? asked.value.sheets[0] : undefined)
      if (sheet && sheet.obstacle === null && (!isExchange || sheet.way === 'back'))
        await keep(newDraft(sheet, isExchange ? 'exchange' : sheet.way))
    }
    isBeginning.current = true
    void begin().finally(() => {
      isBeginning.current = false
    })
  }, [bookingId, isExchange, draft, isAsked, sheets, keep])

  return (
    <div className="frame">
      <header className="head">
        <h1>{t('title')}</h1>
        <nav aria-label={t('language')}>
          {locales.map((one) => (
            <button
              key={one}
              type="button"
              lang={one}
              aria-pressed={one === locale}
              onClick={() => chooseStaffLocale(one)}
            >
              {one.toUpperCase()}
            </button>
          ))}
        </nav>
      </header>
      <p role="status" className={handOvers.isOnline ? 'line quiet' : 'line warn'}>
        {handOvers.isOnline ? t('online') : t('offline')}
      </p>
      {handOvers.isSignedOut ? (
        <p className="box warn">
          {t('signedOut')} <a href="/admin">{t('signIn')}</a>
        </p>
      ) : null}
      <main>
        {draft ? (
          <ActWalk key={draft.key} draft={draft} handOvers={handOvers} />
        ) : bookingId && !isAsked ? (
          <p>{t('loading')}</p>
        ) : (
          <SheetList handOvers={handOvers} asked={bookingId} />
        )}
      </main>
    </div>
  )
}
