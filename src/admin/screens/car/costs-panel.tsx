import { Button, Link } from '@mui/material'
import { Link as RouterLink } from 'react-router'
import type { CarCostsAnswer } from '../../../contract/staff/car-care.ts'
import type { CarCardAnswer } from '../../../contract/staff/fleet.ts'
import { Fact, Facts } from '../../ui/facts.tsx'
import { Icon } from '../../ui/icon.tsx'
import { PlainList } from '../../ui/plain-list.tsx'
import { Note } from '../../ui/text.tsx'
import { TitledPaper } from '../../ui/titled-paper.tsx'
import { useWords } from '../../words/words.tsx'

/** What the car brought in and what it cost, and what is left of it. */
export function CostsPanel({ car, costs }: { car: CarCardAnswer; costs: CarCostsAnswer }) {
  const { t, money, day, messages } = useWords('fleet')
  const { latest, total, revenue, margin } = costs
  const add = `/admin/car-costs/create?source=${JSON.stringify({ carId: car.id })}`
  return (
    <TitledPaper
      title={t('costs.title')}
      lead={t('costs.lead')}
      actions={
        <Button component={RouterLink} to={add} variant="outlined" startIcon={<Icon name="plus" size={18} />}>
          {t('costs.add')}
        </Button>
      }
    >
      <Facts>
        <Fact name={t('costs.revenue')}>{money(revenue)}</Fact>
        <Fact name={t('costs.total')}>{money(total)}</Fact>
        <Fact name={t('costs.margin')}>{money(margin)}</Fact>
      </Facts>
      <PlainList gap={1} none={t('costs.none')}>
        {latest.map(({ id, kind, day: on, amount, note }) => (
          <li key={id}>
            <Link component={RouterLink} to={`/admin/car-costs/${id}`}>
              {`${day(on)} · ${messages.resources.choices[kind]} · ${money(amount)}`}
            </Link>
            {note ? <Note>{note}</Note> : null}
          </li>
        ))}
      </PlainList>
    </TitledPaper>
  )
}
