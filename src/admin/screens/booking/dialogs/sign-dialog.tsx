import { Alert, Box, Button, Link, Stack } from '@mui/material'
import { type ReactNode, useEffect, useState } from 'react'
import { renderSVG } from 'uqr'
import { callApi } from '../../../api/call-api.ts'
import { useSend } from '../../../api/use-api.ts'
import { SignaturePad } from '../../../hand-over/signature-pad.tsx'
import { FormDialog } from '../../../ui/dialogs.tsx'
import { FileButton } from '../../../ui/file-button.tsx'
import { CheckInput, ToggleInput } from '../../../ui/form-fields.tsx'
import { ProblemAlert } from '../../../ui/problem-alert.tsx'
import { Note } from '../../../ui/text.tsx'
import { useWords } from '../../../words/words.tsx'
import type { DialogProps } from './dialog-props.ts'

const ways = ['screen', 'phone', 'paper'] as const
type Way = (typeof ways)[number]

/** A signature that is given at the desk: drawn here, on the customer's own phone, or with a pen. */
export function SignDialog({ page, onClose, onDone }: DialogProps) {
  const { t } = useWords('bookings')
  const params = { id: page.id }
  const [way, setWay] = useState<Way>('screen')
  const [drawing, setDrawing] = useState('')
  const [isRead, setRead] = useState(false)
  const finish = () => onDone(t('done.sign'))
  const { send, ...sending } = useSend('POST /bookings/:id/signature', finish)
  const chooser = (
    <>
      <Contract page={page} />
      <ToggleInput
        label={t('desk.how')}
        value={way}
        options={ways.map((id) => ({ id, name: t(`desk.ways.${id}`) }))}
        onChange={setWay}
      />
    </>
  )
  if (way === 'screen')
    return (
      <FormDialog
        isWide
        title={t('actions.sign')}
        submit={t('actions.sign')}
        isDisabled={drawing === '' || !isRead}
        {...sending}
        onSubmit={() => send({ params, body: { drawing, isRead: true } })}
        onClose={onClose}
      >
        {chooser}
        <CheckInput label={t('desk.read')} checked={isRead} onChange={setRead} />
        <Box
          sx={{
            '& fieldset': { border: 0, p: 0, m: 0 },
            '& button': {
              minHeight: 44,
              px: 2,
              font: 'inherit',
              color: 'primary.main',
              bgcolor: 'transparent',
              border: '1px solid',
              borderColor: 'divider',
              borderRadius: 1,
              '&:disabled': { color: 'text.disabled' },
            },
            '& canvas': {
              display: 'block',
              width: '100%',
              maxWidth: 900,
              my: 1,
              bgcolor: '#fff',
              border: '1px solid',
              borderColor: 'divider',
              borderRadius: 1,
              touchAction: 'none',
            },
          }}
        >
          <SignaturePad label={t('desk.pad')} image={drawing} onChange={setDrawing} />
        </Box>
      </FormDialog>
    )
  return way === 'phone' ? (
    <OnPhone id={page.id} chooser={chooser} onSigned={finish} onClose={onClose} />
  ) : (
    <OnPaper id={page.id} chooser={chooser} onSigned={finish} onClose={onClose} />
  )
}

/** The contract as it stands, to be read or printed; made when there is none yet. */
function Contract({ page }: Pick<DialogProps, 'page'>) {
  const { t } = useWords('bookings')
  const { send, problem, isSending } = useSend('POST /bookings/:id/papers')
  const known = page.papers.findLast(({ kind, isVoid }) => kind === 'contract' && !isVoid)
  if (known)
    return (
      <Link href={known.href} target="_blank" rel="noopener">
        {t('desk.open')}
      </Link>
    )
  return (
    <>
      <Button
        variant="outlined"
        disabled={isSending}
        onClick={() => send({ params: { id: page.id }, body: { kind: 'contract' } })}
      >
        {t('issue.contract')}
      </Button>
      <ProblemAlert problem={problem} />
    </>
  )
}

type WayProps = { id: number; chooser: ReactNode; onSigned: () => void; onClose: () => void }

const LOOK_MS = 3_000

/** Their own signing page, behind a code; this window looks whether it was signed there. */
function OnPhone({ id, chooser, onSigned, onClose }: WayProps) {
  const { t } = useWords('bookings')
  const [link, setLink] = useState('')
  const { send, ...sending } = useSend('POST /bookings/:id/signing-link', (answer) => setLink(answer.link))
  useEffect(() => {
    if (link === '') return
    const look = async () => {
      const page = await callApi('GET /bookings/:id/page', { params: { id } })
      if (page.ok && page.value.status === 'SIGNED') onSigned()
    }
    const timer = setInterval(() => void look(), LOOK_MS)
    return () => clearInterval(timer)
  }, [link, id, onSigned])
  const picture = `data:image/svg+xml;utf8,${encodeURIComponent(renderSVG(link, { border: 2 }))}`
  return (
    <FormDialog
      title={t('actions.sign')}
      submit={t('desk.show')}
      isDisabled={link !== ''}
      {...sending}
      onSubmit={() => send({ params: { id } })}
      onClose={onClose}
    >
      {chooser}
      <Note>{t('desk.code')}</Note>
      {link === '' ? null : (
        <Stack spacing={2} sx={{ alignItems: 'center' }}>
          <img src={picture} alt={t('desk.codeAlt')} width={260} height={260} />
          <Alert severity="info" role="status">
            {t('desk.waiting')}
          </Alert>
        </Stack>
      )}
    </FormDialog>
  )
}

/** Signed with a pen: the picture that is chosen is sent at once, and is the signature. */
function OnPaper({ id, chooser, onSigned, onClose }: WayProps) {
  const { t } = useWords('bookings')
  const [scan, setScan] = useState<File>()
  const { send, ...sending } = useSend('POST /bookings/:id/signed-paper', onSigned)
  return (
    <FormDialog
      title={t('actions.sign')}
      submit={t('actions.sign')}
      isDisabled={scan === undefined}
      {...sending}
      onSubmit={() => (scan ? send({ params: { id }, body: scan }) : undefined)}
      onClose={onClose}
    >
      {chooser}
      <Note>{t('desk.print')}</Note>
      <FileButton
        variant="outlined"
        accept="image/jpeg,image/png,application/pdf"
        isSending={sending.isSending}
        onFile={setScan}
      >
        {t('desk.scan')}
      </FileButton>
      {scan ? <Note>{scan.name}</Note> : null}
    </FormDialog>
  )
}
