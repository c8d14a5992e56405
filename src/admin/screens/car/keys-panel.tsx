import { Button, Link } from '@mui/material'
import { Link as RouterLink } from 'react-router'
import type { CarCardAnswer } from '../../../contract/staff/fleet.ts'
import { Icon } from '../../ui/icon.tsx'
import { PlainList } from '../../ui/plain-list.tsx'
import { TitledPaper } from '../../ui/titled-paper.tsx'
import { useWords } from '../../words/words.tsx'
import { useKeyWords } from '../readiness/use-key-words.ts'

/** How many keys there are, and where each is. */
export function KeysPanel({ car }: { car: CarCardAnswer }) {
  const { t } = useWords('readiness')
  const keyWords = useKeyWords()
  const add = `/admin/car-keys/create?source=${JSON.stringify({ carId: car.id })}`
  return (
    <TitledPaper
      title={t('keys.title')}
      count={car.keys.length}
      actions={
        <Button component={RouterLink} to={add} variant="outlined" startIcon={<Icon name="plus" size={18} />}>
          {t('keys.add')}
        </Button>
      }
    >
      <PlainList gap={1} none={t('keys.none')}>
        {car.keys.map((key) => (
          <li key={key.id}>
            <Link component={RouterLink} to={`/admin/car-keys/${key.id}`}>
              {keyWords(key)}
            </Link>
          </li>
        ))}
      </PlainList>
    </TitledPaper>
  )
}
