import { Alert, AlertTitle, Box, Button, Radio, Stack } from '@mui/material'
import { type ReactNode, useEffect, useRef } from 'react'
import { useWords } from '../words/words.tsx'
import { DataTable } from './data-table.tsx'

export type Version = 'theirs' | 'mine'

type Row = { name: string; label: string; theirs: ReactNode; mine: ReactNode; kept: Version }

/** Who was faster, as a refusal tells it. */
export type Faster = { changedBy?: string | undefined; changedAt?: string | undefined }

type Props = Faster & {
  rows: readonly Row[]
  /** Without a name, for all of them. */
  onKeep: (version: Version, name?: string) => void
}

/** Two people changed one thing: both versions side by side, and which of them is to stand. */
export function BothVersions({ changedBy, changedAt, rows, onKeep }: Props) {
  const { t, instant } = useWords('records')
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  const choice = (version: Version, { name, label, kept, [version]: said }: Row) => (
    <Box component="label" sx={{ display: 'flex', alignItems: 'center', overflowWrap: 'break-word' }}>
      <Radio
        size="small"
        name={`version-of-${name}`}
        checked={kept === version}
        onChange={() => onKeep(version, name)}
        slotProps={{ input: { 'aria-label': `${label}: ${t(`versions.${version}`)}` } }}
      />
      <span>{said === '' ? t('history.nothing') : said}</span>
    </Box>
  )
  return (
    <Stack
      ref={place}
      tabIndex={-1}
      sx={{ gap: 1.5, mb: 3, width: '100%', outline: 'none', scrollMarginTop: '72px' }}
    >
      <Alert severity="warning" role="alert">
        <AlertTitle>{t('versions.title')}</AlertTitle>
        {changedBy && changedAt ? t('versions.by', { name: changedBy, at: instant(changedAt) }) : null}{' '}
        {t('versions.lead')}
      </Alert>
      <DataTable
        caption={t('versions.title')}
        wordColumns={3}
        isWrapping
        maxHeight="none"
        rows={rows}
        keyOf={({ name }) => name}
        columns={[
          { head: t('versions.field'), render: ({ label }) => label },
          { head: t('versions.theirs'), render: (row) => choice('theirs', row) },
          { head: t('versions.mine'), render: (row) => choice('mine', row) },
        ]}
      />
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        {(['theirs', 'mine'] as const).map((version) => (
          <Button key={version} variant="outlined" onClick={() => onKeep(version)}>
            {t(`versions.all.${version}`)}
          </Button>
        ))}
      </Stack>
    </Stack>
  )
}
