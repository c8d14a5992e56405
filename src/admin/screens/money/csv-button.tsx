import { Button } from '@mui/material'
import { useWords } from '../../words/words.tsx'

type Props = { report: 'vat' | 'ages' | 'revenue'; query?: Record<string, string> }

/** The table as a file for the accountant's own program. */
export function CsvButton({ report, query }: Props) {
  const { t, locale } = useWords('money')
  const asked = new URLSearchParams({ ...query, language: locale }).toString()
  return (
    <Button size="small" variant="outlined" href={`/api/admin/money/${report}.csv?${asked}`} download>
      {t('csv')}
    </Button>
  )
}
