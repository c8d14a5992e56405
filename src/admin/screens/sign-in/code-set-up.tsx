import { Box, Typography } from '@mui/material'
import { renderSVG } from 'uqr'
import { Quiet } from '../../ui/text.tsx'
import { useWords } from '../../words/words.tsx'

/** The seed of the codes, as a picture for the phone and as letters for those who cannot scan. */
export function CodeSetUp({ secret, address }: { secret: string; address: string }) {
  const t = useWords('shell')
  const picture = `data:image/svg+xml;utf8,${encodeURIComponent(renderSVG(address, { border: 2 }))}`
  return (
    <div>
      <Typography component="h2" variant="h6">
        {t('signIn.setUp')}
      </Typography>
      <Typography sx={{ mt: 1 }}>{t('signIn.scan')}</Typography>
      <Box
        component="img"
        src={picture}
        alt={t('signIn.picture')}
        sx={{ width: 200, height: 200, display: 'block', mx: 'auto', my: 1 }}
      />
      <Quiet>{t('signIn.byHand')}</Quiet>
      <Box component="code" data-code-secret={secret} sx={{ fontSize: '1rem', overflowWrap: 'anywhere' }}>
        {secret.replace(/(.{4})/g, '$1 ').trim()}
      </Box>
    </div>
  )
}
