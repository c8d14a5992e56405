import { useTranslations } from 'use-intl'
import type { CustomerDriver } from '../../../contract/visitor/customer.ts'
import { Icon } from '../../ui/icon.tsx'

type State = CustomerDriver['documents'][number]['state']

const looks: Record<State, { style: string; icon: string }> = {
  missing: { style: 'text-ink-soft', icon: 'upload' },
  waiting: { style: 'text-warning', icon: 'clock' },
  approved: { style: 'text-positive', icon: 'check' },
  refused: { style: 'text-danger', icon: 'warning' },
}

/** Where one document stands, in a word. */
export function DocumentState({ state }: { state: State }) {
  const t = useTranslations('customer.upload.states')
  const { style, icon } = looks[state]
  return (
    <span className={`text-small inline-flex items-center gap-1.5 font-medium whitespace-nowrap ${style}`}>
      <Icon name={icon} className="size-4" />
      {t(state)}
    </span>
  )
}
