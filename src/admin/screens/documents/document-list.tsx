import { Box, List, ListItem, ListItemButton, ListItemText } from '@mui/material'
import type { DocumentAnswer } from '../../../contract/staff/documents.ts'
import { useWords } from '../../words/words.tsx'

type Props = { documents: DocumentAnswer[]; shownId: number; onShow: (id: number) => void }

/** What waits, the oldest first. */
export function DocumentList({ documents, shownId, onShow }: Props) {
  const { t, time } = useWords('documents')
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
                secondary={
                  <>
                    {t(`kinds.${document.kind}`)}
                    <br />
                    {time(document.sentAt)}
                  </>
                }
                slotProps={{ primary: { sx: { fontWeight: 650 } } }}
              />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </Box>
  )
}
