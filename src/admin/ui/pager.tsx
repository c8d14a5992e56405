import { Button, Stack, Typography } from '@mui/material'
import { LIST_PAGE } from '../../contract/staff/list-page.ts'
import { useWords } from '../words/words.tsx'

/** `total` is null where there are more than the server counts. */
type Props = { total: number | null; page: number; onPage: (page: number) => void }

/** From the latest back to the first, a page at a time; nothing where one page holds all. */
export function Pager({ total, page, onPage }: Props) {
  const { t } = useWords('shell')
  const pages = total === null ? Infinity : Math.ceil(total / LIST_PAGE)
  if (pages <= 1) return null
  return (
    <Stack direction="row" sx={{ gap: 1, mt: 2, alignItems: 'center', justifyContent: 'center' }}>
      <Button variant="outlined" disabled={page === 1} onClick={() => onPage(page - 1)}>
        {t('pager.later')}
      </Button>
      <Typography role="status">
        {total === null ? t('pager.pageOfMany', { page }) : t('pager.page', { page, pages })}
      </Typography>
      <Button variant="outlined" disabled={page >= pages} onClick={() => onPage(page + 1)}>
        {t('pager.earlier')}
      </Button>
    </Stack>
  )
}
