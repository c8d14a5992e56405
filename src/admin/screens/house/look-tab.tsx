import { Box, Button, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import type { LookAnswer } from '../../../contract/staff/house.ts'
import { isReadable, MOST_LOGO_MEGABYTES } from '../../../domain/paper-colour.ts'
import { useStaff } from '../../api/session.ts'
import { useApi, useSend } from '../../api/use-api.ts'
import { FileButton } from '../../ui/file-button.tsx'
import { TextInput } from '../../ui/form-fields.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { ProblemAlert } from '../../ui/problem-alert.tsx'
import { Quiet } from '../../ui/text.tsx'
import { TitledPaper } from '../../ui/titled-paper.tsx'
import { useWords } from '../../words/words.tsx'

/** How papers and letters look. */
export function LookTab() {
  const { t } = useWords('house')
  const answer = useApi('GET /house/look')
  const isOwner = useStaff()?.role === 'owner'
  return (
    <Loaded answer={answer} loading={t('loading')}>
      {(look) => (
        <>
          <LogoPart look={look} isOwner={isOwner} />
          <ColourPart key={look.colour ?? ''} look={look} isOwner={isOwner} />
        </>
      )}
    </Loaded>
  )
}

type Props = { look: LookAnswer; isOwner: boolean }

function LogoPart({ look, isOwner }: Props) {
  const { t } = useWords('house')
  const notify = useNotify()
  const done = () => notify(t('saved'), { type: 'success' })
  const adding = useSend('POST /house/look/logo', done)
  const removing = useSend('DELETE /house/look/logo', done)
  return (
    <TitledPaper title={t('look.logo')} lead={t('look.lead')}>
      {look.logo ? (
        <Box
          component="img"
          src={look.logo}
          alt={t('look.logo')}
          sx={{ maxWidth: 300, maxHeight: 90, p: 1, bgcolor: '#fff', borderRadius: 1 }}
        />
      ) : (
        <Quiet>{t('look.standardLogo')}</Quiet>
      )}
      <ProblemAlert problem={adding.problem ?? removing.problem} />
      {isOwner ? (
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
          <FileButton
            accept="image/png,image/jpeg,image/webp"
            variant="outlined"
            startIcon={<Icon name="upload" />}
            isSending={adding.isSending}
            onFile={(file) => adding.send({ body: file })}
          >
            {t('look.choose')}
          </FileButton>
          {look.logo ? <Button onClick={() => removing.send()}>{t('look.removeLogo')}</Button> : null}
          <Quiet>{t('look.logoHint', { megabytes: MOST_LOGO_MEGABYTES })}</Quiet>
        </Stack>
      ) : (
        <Quiet>{t('ownersOnly')}</Quiet>
      )}
    </TitledPaper>
  )
}

function ColourPart({ look, isOwner }: Props) {
  const { t } = useWords('house')
  const notify = useNotify()
  const [colour, setColour] = useState(look.colour ?? look.standardColour)
  const saving = useSend('POST /house/look', () => notify(t('saved'), { type: 'success' }))
  const isPale = !isReadable(colour)
  return (
    <TitledPaper title={t('look.colour')}>
      <Box sx={{ maxWidth: 260 }}>
        <TextInput
          type="color"
          label={t('look.colour')}
          value={colour}
          disabled={!isOwner}
          fault={isPale ? t('errors.too_pale') : undefined}
          helperText={t('look.colourHint')}
          onChange={(chosen) => {
            saving.forget()
            setColour(chosen.toLowerCase())
          }}
        />
      </Box>
      <Box sx={{ bgcolor: '#fff', p: 2, borderRadius: 1 }}>
        <Typography sx={{ color: colour, fontWeight: 700, fontSize: '1.5rem' }}>
          {t('look.sample')}
        </Typography>
      </Box>
      <ProblemAlert problem={saving.problem} />
      {isOwner ? (
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          <Button
            variant="contained"
            color="secondary"
            disabled={isPale || colour === (look.colour ?? look.standardColour) || saving.isSending}
            onClick={() => saving.send({ body: { colour } })}
          >
            {t('save')}
          </Button>
          <Button disabled={look.colour === null} onClick={() => saving.send({ body: { colour: null } })}>
            {t('look.standardColour')}
          </Button>
        </Stack>
      ) : null}
    </TitledPaper>
  )
}
