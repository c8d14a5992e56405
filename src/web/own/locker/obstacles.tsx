import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import type { LockerObstacle, OwnLocker } from '../../../server/api/schemas/own.ts'
import { useCallLink } from '../../inquiry/call-link.tsx'
import { buttonStyle } from '../../ui/button.tsx'
import type { OwnPageName } from '../open-page.server.ts'
import { Outcome } from '../outcome.tsx'
import { useOwnLinks } from '../own-links.ts'
import { useMoments } from '../use-moments.ts'

type Removable = Exclude<LockerObstacle, 'too-early' | 'too-late'>

const pages: Record<Removable, OwnPageName> = {
  unpaid: 'bank-links',
  documents: 'upload-documents',
  unsigned: 'sign',
}

/** Why the locker stays shut, each with the way to remove it. */
export function Obstacles({ locker, of }: { locker: OwnLocker; of: unknown }) {
  const t = useTranslations('own.locker')
  return (
    <Outcome tone="warning" of={of}>
      <h2 className="text-h3">{t('notYet')}</h2>
      <ul className="grid gap-1">
        {locker.obstacles.map((obstacle) => (
          <li key={obstacle}>
            {obstacle === 'too-early' || obstacle === 'too-late' ? (
              <WrongTime locker={locker} obstacle={obstacle} />
            ) : (
              <ToRemove obstacle={obstacle} />
            )}
          </li>
        ))}
      </ul>
    </Outcome>
  )
}

function ToRemove({ obstacle }: { obstacle: Removable }) {
  const t = useTranslations('own.locker.obstacles')
  const link = useOwnLinks()
  return (
    <span className="flex flex-wrap items-center gap-x-3">
      {t(`${obstacle}.text`)}
      <Link to={link(pages[obstacle])} viewTransition className={buttonStyle('quiet')}>
        {t(`${obstacle}.link`)}
      </Link>
    </span>
  )
}

function WrongTime({ locker, obstacle }: { locker: OwnLocker; obstacle: 'too-early' | 'too-late' }) {
  const t = useTranslations('own.locker.obstacles')
  const callLink = useCallLink()
  const { ofInstant } = useMoments()
  const time = ofInstant(obstacle === 'too-early' ? locker.opensAt : locker.closesAt)
  return t.rich(obstacle, { ...callLink, time })
}
