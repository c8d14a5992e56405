import { Box, Button, Chip, Link, Stack, Typography } from '@mui/material'
import { Link as RouterLink } from 'react-router'
import { useSend } from '../../api/use-api.ts'
import { PlainList } from '../../ui/plain-list.tsx'
import { ProblemAlert } from '../../ui/problem-alert.tsx'
import { Note, Subheading } from '../../ui/text.tsx'
import { TitledPaper } from '../../ui/titled-paper.tsx'
import { useWords } from '../../words/words.tsx'
import type { DoerProps } from './dialogs/dialog-props.ts'

const reviewColours = { WAITING: 'warning', APPROVED: 'success', REFUSED: 'error' } as const

/** Contracts and invoices as they were issued, and what the drivers sent. */
export function PapersSection({ page, onDone }: DoerProps) {
  const { t, time } = useWords('bookings')
  const { send, problem, isSending } = useSend('POST /bookings/:id/papers', () => onDone(t('done.papers')))
  return (
    <TitledPaper title={t('sections.papers')}>
      <Stack spacing={2}>
        <PlainList none={t('noPapers')}>
          {page.papers.map(({ id, kind, number, at, isVoid, href, eInvoices }) => (
            <li key={id}>
              <Link
                href={href}
                target="_blank"
                rel="noopener"
                sx={isVoid ? { textDecoration: 'line-through' } : {}}
              >
                {`${t(`paperKinds.${kind}`)} ${number}`}
              </Link>
              <Note>{isVoid ? `${time(at)} · ${t('void')}` : time(at)}</Note>
              {eInvoices ? (
                <Stack direction="row" spacing={2}>
                  {(['estonian', 'ubl'] as const).map((format) => (
                    <Link
                      key={format}
                      href={eInvoices[format]}
                      download
                      variant="body2"
                      aria-label={t(`eInvoiceOf.${format}`, { number })}
                    >
                      {t(`eInvoice.${format}`)}
                    </Link>
                  ))}
                </Stack>
              ) : null}
            </li>
          ))}
        </PlainList>
        {page.signature ? (
          <Typography variant="body2">
            {t('signedBy', {
              name: page.signature.name,
              time: time(page.signature.at),
              method: t(`signatures.${page.signature.method}`),
            })}
            {page.signature.witness ? `, ${t('desk.saw', { name: page.signature.witness })}` : ''}
          </Typography>
        ) : null}
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
          {(['contract', 'invoice'] as const).map((kind) => (
            <Button
              key={kind}
              size="small"
              variant="outlined"
              disabled={isSending}
              onClick={() => send({ params: { id: page.id }, body: { kind } })}
            >
              {t(`issue.${kind}`)}
            </Button>
          ))}
        </Stack>
        <ProblemAlert problem={problem} />
        <Documents page={page} />
      </Stack>
    </TitledPaper>
  )
}

/** What the drivers sent, and what was said about it. */
function Documents({ page }: Pick<DoerProps, 'page'>) {
  const { t, time, messages } = useWords('bookings')
  return (
    <Box>
      <Subheading sx={{ mb: 1 }}>{t('sections.documents')}</Subheading>
      <PlainList none={t('noDocuments')}>
        {page.documents.map(({ id, driver, kind, status, reason, at }) => (
          <Stack component="li" key={id} direction="row" spacing={1} sx={{ justifyContent: 'space-between' }}>
            <Box sx={{ minWidth: 0 }}>
              {messages.documents.kinds[kind]}
              <Note>{[driver, time(at), reason].filter(Boolean).join(' · ')}</Note>
            </Box>
            <Chip size="small" label={t(`reviews.${status}`)} color={reviewColours[status]} />
          </Stack>
        ))}
      </PlainList>
      {page.documents.some(({ status }) => status === 'WAITING') ? (
        <Button component={RouterLink} to={`/admin/documents?booking=${page.id}`} size="small" sx={{ mt: 1 }}>
          {t('actions.documents')}
        </Button>
      ) : null}
    </Box>
  )
}
