import { Box, List, ListItem, ListItemButton, ListItemText } from '@mui/material'
import type { DocumentAnswer } from '../../../contract/staff/documents.ts'
import { formatDateTime } from '../../../i18n/format.ts'
import { useStaffLocale } from '../../words/language.ts'
import { useWords } from '../../words/words.tsx'
import { minuteOf } from '../today/desk-times.ts'

type Props = { documents: DocumentAnswer[]; shownId: number; onShow: (id: number) => void }

/** What waits, the oldest first. */
export function DocumentList({ documents, shownId, onShow }: Props) {
  const t = useWords('documents')
  const locale = useStaffLocale()
  return (
    <Box
      component="nav"
      aria-label={t('list')}
      sx={{ maxHeight: { xs: 190, lg: '76dvh' }, overflowY: 'auto', overscrollBehavior: 'contain' }}
    >
      <List dense disablePadding>
        {documents.map((document) => (
          <ListItem key={document.id} disablePadding>
            <ListItemButton
              component="button"
              selected={document.id === shownId}
              aria-current={document.id === shownId ? 'true' : undefined}
              onClick={() => onShow(document.id)}
              sx={{
                width: '100%',
                border: 0,
                font: 'inherit',
                textAlign: 'left',
                borderLeft: '4px solid transparent',
                '&.Mui-selected': { borderLeftColor: 'primary.main' },
              }}
            >
              <ListItemText
                primary={document.driver?.name ?? document.booking.number}
                secondary={`${t(`kinds.${document.kind}`)} · ${formatDateTime(minuteOf(document.sentAt), locale)}`}
                slotProps={{ primary: { sx: { fontWeight: 650 } } }}
              />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </Box>
  )
}
