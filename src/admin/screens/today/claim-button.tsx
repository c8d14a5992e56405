import { Button } from '@mui/material'
import { lazy, Suspense, useState } from 'react'
import { useNotify } from 'react-admin'
import { useNavigate } from 'react-router'
import { bookingPage } from '../../ui/booking-link.tsx'
import { LateWords, useWords } from '../../words/words.tsx'

/** Fetched when a fine arrives. */
const ClaimDialog = lazy(async () => ({
  default: (await import('../booking/dialogs/claim-dialog.tsx')).ClaimDialog,
}))

/** A fine arrives with a plate and a minute; from here it finds its booking, where it is charged. */
export function ClaimButton() {
  const { t } = useWords('today')
  const notify = useNotify()
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {t('claim')}
      </Button>
      {isOpen ? (
        <Suspense>
          <LateWords>
            <ClaimDialog
              onClose={() => setOpen(false)}
              onDone={(sentence, bookingId) => {
                notify(sentence, { type: 'success' })
                void navigate(bookingPage(bookingId))
              }}
            />
          </LateWords>
        </Suspense>
      ) : null}
    </>
  )
}
