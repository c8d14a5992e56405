import { useTranslations } from 'use-intl'
import { buttonStyle } from '../../ui/button.tsx'
import { useWriteLink } from '../../ui/email-link.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useCallLink } from '../../ui/phone.tsx'

/** All that is held about a person, behind one button; without a code that holds, how to get another. */
export function DataDownload({ code }: { code: string | undefined }) {
  const t = useTranslations('myData')
  const contact = { ...useCallLink(), ...useWriteLink() }
  return (
    <div className="grid gap-6">
      <h1 className="text-h1">{t('title')}</h1>
      {code === undefined ? (
        <Notice tone="warning">
          <p>{t.rich('gone', contact)}</p>
        </Notice>
      ) : (
        <>
          <p className="text-lead text-ink-soft max-w-[60ch]">{t('text')}</p>
          <form method="post" action="/api/customer/person">
            <input type="hidden" name="code" value={code} />
            <button
              type="submit"
              className={`${buttonStyle('primary')} min-h-16 text-lg max-sm:w-full sm:px-12`}
            >
              <Icon name="document" />
              {t('button')}
            </button>
          </form>
        </>
      )}
    </div>
  )
}
