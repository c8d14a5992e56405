import { Box } from '@mui/material'
import type { Locale } from '../../../i18n/locales.ts'
import { useWords } from '../../words/words.tsx'

type Props = { mail: { text: string; html: string }; view: 'html' | 'text'; language: Locale }

/**
 * The letter as mailboxes show it. It stands in a frame that may do nothing: no scripts, no forms, no way out. Without a
 * mail server the links must be followed from here, so they may open a page of their own.
 */
export function LetterBody({ mail, view, language }: Props) {
  const t = useWords('letters')
  if (view === 'text') {
    return (
      <Box
        component="pre"
        lang={language}
        tabIndex={0}
        aria-label={t('frame')}
        sx={{
          m: 0,
          p: 2,
          bgcolor: 'background.default',
          borderRadius: '10px',
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
          font: 'inherit',
        }}
      >
        {mail.text}
      </Box>
    )
  }
  return (
    <Box
      component="iframe"
      title={t('frame')}
      sandbox="allow-popups allow-popups-to-escape-sandbox"
      srcDoc={mail.html.replace('<head>', '<head><base target="_blank">')}
      sx={{
        width: '100%',
        height: '60dvh',
        border: '1px solid',
        borderColor: 'divider',
        borderRadius: '10px',
        bgcolor: '#fff',
      }}
    />
  )
}
