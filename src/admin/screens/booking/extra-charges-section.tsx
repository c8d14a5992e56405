import { Box, Button, Chip, Link, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import type { ExtraChargeAnswer } from '../../../contract/staff/extra-charges.ts'
import { useSend } from '../../api/use-api.ts'
import { FileButton } from '../../ui/file-button.tsx'
import { PlainList } from '../../ui/plain-list.tsx'
import { ProblemAlert } from '../../ui/problem-alert.tsx'
import { Note } from '../../ui/text.tsx'
import { TitledPaper } from '../../ui/titled-paper.tsx'
import { useFocusBack } from '../../ui/use-focus-back.ts'
import { useWords } from '../../words/words.tsx'
import { ClaimDialog } from './dialogs/claim-dialog.tsx'
import type { DoerProps } from './dialogs/dialog-props.ts'
import { ChargeDialog, ProposeDialog, WithdrawDialog } from './dialogs/extra-charge-dialogs.tsx'

const colours = { PROPOSED: 'warning', CHARGED: 'success', WITHDRAWN: 'default' } as const

type Open = { name: 'propose' | 'claim' } | { name: 'charge' | 'withdraw'; charge: ExtraChargeAnswer }

/** What is asked for after the rental: written down first, owed once it is charged. */
export function ExtraChargesSection({ page }: Pick<DoerProps, 'page'>) {
  const { t } = useWords('bookings')
  const notify = useNotify()
  const [open, setOpen] = useState<Open>()
  const [section, focusSection] = useFocusBack<HTMLElement>()
  if (!page.handedOver) return null
  const dialog = {
    page,
    onClose: () => setOpen(undefined),
    onDone: (sentence: string) => {
      setOpen(undefined)
      // The head of the screen, where sentences stand otherwise, is out of sight from here.
      notify(sentence, { type: 'success' })
      focusSection()
    },
  }
  return (
    <TitledPaper ref={section} id="extra-charges" title={t('sections.extraCharges')}>
      <Stack spacing={2}>
        <PlainList gap={2} none={t('extraCharges.none')}>
          {page.extraCharges.map((charge) => (
            <Charge key={charge.id} charge={charge} onOpen={setOpen} />
          ))}
        </PlainList>
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
          <Button size="small" variant="outlined" onClick={() => setOpen({ name: 'propose' })}>
            {t('extraCharges.propose')}
          </Button>
          <Button size="small" variant="outlined" onClick={() => setOpen({ name: 'claim' })}>
            {t('extraCharges.claim')}
          </Button>
        </Stack>
      </Stack>
      {open?.name === 'propose' ? <ProposeDialog {...dialog} /> : null}
      {open?.name === 'claim' ? (
        <ClaimDialog plate={page.car.plate} onClose={dialog.onClose} onDone={dialog.onDone} />
      ) : null}
      {open?.name === 'charge' ? <ChargeDialog {...dialog} charge={open.charge} /> : null}
      {open?.name === 'withdraw' ? <WithdrawDialog {...dialog} charge={open.charge} /> : null}
    </TitledPaper>
  )
}

function Charge({ charge, onOpen }: { charge: ExtraChargeAnswer; onOpen: (open: Open) => void }) {
  const { t, money, time } = useWords('bookings')
  const { kind, status, amount, reason, happenedAt, withdrawReason, picture } = charge
  const name = `${t(`extraCharges.kinds.${kind}`)}, ${money(amount)}`
  const charging = t('extraCharges.charge')
  const withdrawing = t('extraCharges.withdraw')
  return (
    <Box
      component="li"
      sx={{ '& + &': { borderTop: 1, borderColor: 'divider', pt: 2 }, overflowWrap: 'anywhere' }}
    >
      <Stack
        direction="row"
        spacing={1}
        sx={{ justifyContent: 'space-between', alignItems: 'baseline', mb: 0.5 }}
      >
        <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
        <Chip size="small" label={t(`extraCharges.states.${status}`)} color={colours[status]} />
      </Stack>
      <Typography variant="body2">{reason}</Typography>
      <Note>{[time(happenedAt), withdrawReason].filter(Boolean).join(' · ')}</Note>
      <Stack
        direction="row"
        spacing={1}
        useFlexGap
        sx={{ flexWrap: 'wrap', alignItems: 'center', mt: 1, '&:empty': { display: 'none' } }}
      >
        {picture ? (
          <Link
            href={picture}
            target="_blank"
            rel="noopener"
            variant="body2"
            aria-label={`${t('extraCharges.picture')}: ${name}`}
          >
            {t('extraCharges.picture')}
          </Link>
        ) : null}
        {status === 'PROPOSED' ? (
          <>
            <AddPicture charge={charge} name={name} />
            <Button
              size="small"
              variant="contained"
              aria-label={`${charging}: ${name}`}
              onClick={() => onOpen({ name: 'charge', charge })}
            >
              {charging}
            </Button>
          </>
        ) : null}
        {status === 'WITHDRAWN' ? null : (
          <Button
            size="small"
            color="error"
            variant="outlined"
            aria-label={`${withdrawing}: ${name}`}
            onClick={() => onOpen({ name: 'withdraw', charge })}
          >
            {withdrawing}
          </Button>
        )}
      </Stack>
    </Box>
  )
}

function AddPicture({ charge, name }: { charge: ExtraChargeAnswer; name: string }) {
  const { t } = useWords('bookings')
  const { send, problem, isSending } = useSend('POST /extra-charges/:id/picture')
  const adding = t(
    isSending
      ? 'extraCharges.adding'
      : charge.picture
        ? 'extraCharges.otherPicture'
        : 'extraCharges.addPicture',
  )
  return (
    <>
      <FileButton
        accept="image/jpeg,image/png,image/heic,application/pdf"
        size="small"
        variant="outlined"
        aria-label={`${adding}: ${name}`}
        isSending={isSending}
        onFile={(picture) => send({ params: { id: charge.id }, body: picture })}
      >
        {adding}
      </FileButton>
      <ProblemAlert problem={problem} />
    </>
  )
}
