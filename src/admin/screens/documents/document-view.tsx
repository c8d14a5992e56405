import { Alert, Box, Button, Stack } from '@mui/material'
import { useState } from 'react'
import type { DocumentAnswer } from '../../../contract/staff/documents.ts'
import { Icon } from '../../ui/icon.tsx'
import { useWords } from '../../words/words.tsx'

const fileOf = ({ id }: DocumentAnswer): string => `/api/admin/documents/${id}/file`

/** The paper itself: a picture that can be turned, a PDF in a frame, or a file to save. */
export function DocumentView({ document }: { document: DocumentAnswer }) {
  const { t } = useWords('documents')
  const [quarters, setQuarters] = useState(0)
  const name = t('picture', { kind: t(`kinds.${document.kind}`), name: document.driver?.name ?? '' })
  const isPdf = document.contentType === 'application/pdf'
  const isShown = isPdf || document.contentType === 'image/jpeg' || document.contentType === 'image/png'
  return (
    <Stack sx={{ gap: 1, minWidth: 0 }}>
      <Box
        sx={{
          display: 'grid',
          placeItems: 'center',
          overflow: 'hidden',
          bgcolor: 'action.selected',
          borderRadius: '10px',
          height: { xs: '52dvh', lg: '66dvh' },
          p: isPdf ? 0 : 1,
        }}
      >
        {!isShown ? (
          <Alert severity="info" sx={{ m: 2 }}>
            {t('heic')}
          </Alert>
        ) : isPdf ? (
          <Box
            component="iframe"
            title={name}
            src={`${fileOf(document)}#navpanes=0&view=FitH`}
            sx={{ border: 0, width: '100%', height: '100%' }}
          />
        ) : (
          <Box
            component="img"
            src={fileOf(document)}
            alt={name}
            sx={{
              maxWidth: '100%',
              maxHeight: '100%',
              minHeight: 0,
              objectFit: 'contain',
              transform: `rotate(${quarters * 90}deg)`,
            }}
          />
        )}
      </Box>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        {isShown && !isPdf ? (
          <Button variant="outlined" onClick={() => setQuarters((quarters + 1) % 4)}>
            {t('turn')}
          </Button>
        ) : null}
        <Button
          component="a"
          href={fileOf(document)}
          variant="outlined"
          startIcon={<Icon name={isShown ? 'external' : 'document'} size={18} />}
          {...(isShown ? { target: '_blank', rel: 'noreferrer' } : { download: true })}
        >
          {isShown ? t('openAlone') : t('download')}
        </Button>
      </Stack>
    </Stack>
  )
}
