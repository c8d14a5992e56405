import { Box } from '@mui/material'
import { Quiet } from '../../ui/text.tsx'
import { useWords } from '../../words/words.tsx'

/** Of a long text only what was changed: lines that are gone, struck through, and those that came; more than fits by scrolling. */
export function ChangedLines({ before, after }: { before: string; after: string }) {
  const { t } = useWords('house')
  const [gone, come] = [linesWithout(before, after), linesWithout(after, before)]
  if (gone.length + come.length === 0) return <Quiet component="span">{t('terms.unchanged')}</Quiet>
  return (
    <Box component="span" sx={{ display: 'grid', gap: 0.5, maxHeight: '16rem', overflow: 'auto' }}>
      {gone.map((line) => (
        <Box component="del" key={line} sx={{ color: 'text.secondary' }}>
          {line}
        </Box>
      ))}
      {come.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </Box>
  )
}

/** The lines of one text that the other has not; empty ones say nothing. */
function linesWithout(text: string, other: string): string[] {
  const known = new Set(other.split('\n'))
  return [...new Set(text.split('\n'))].filter((line) => line.trim() !== '' && !known.has(line))
}
