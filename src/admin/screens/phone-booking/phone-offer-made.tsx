import { Button, Stack, Typography } from '@mui/material'
import { Link } from 'react-router'
import type { OfferMadeAnswer } from '../../../contract/staff/offers.ts'
import { TitledPaper } from '../../ui/titled-paper.tsx'
import { useWords } from '../../words/words.tsx'
import { CustomerLink } from '../offers/customer-link.tsx'

/** The offer is out: what was promised, and where it is. */
export function PhoneOfferMade({ made, onAnother }: { made: OfferMadeAnswer; onAnother: () => void }) {
  const { t, money, time } = useWords('selling')
  return (
    <TitledPaper title={t('offers.make.made')}>
      <div role="status">
        <Typography>
          {t('offers.make.madeText', { price: money(made.price), until: time(made.until) })}
        </Typography>
        {made.email ? <Typography>{t('offers.make.sent', { email: made.email })}</Typography> : null}
      </div>
      <CustomerLink link={made.link} email={made.email} />
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', mt: 2 }}>
        <Button variant="contained" color="secondary" component={Link} to={`/admin/offers/${made.id}`}>
          {t('offers.open')}
        </Button>
        <Button onClick={onAnother}>{t('offers.make.another')}</Button>
      </Stack>
    </TitledPaper>
  )
}
