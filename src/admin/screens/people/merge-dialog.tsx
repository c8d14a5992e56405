import { Typography } from '@mui/material'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { useNavigate } from 'react-router'
import type { PersonAnswer } from '../../../contract/staff/people.ts'
import { useSend } from '../../api/use-api.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { FormDialog } from '../../ui/dialogs.tsx'
import { RadioInput } from '../../ui/form-fields.tsx'
import { useWords } from '../../words/words.tsx'

const rows = ['name', 'email', 'phone', 'idCode', 'birthDate', 'licence', 'address', 'records'] as const

type Props = { pair: readonly [PersonAnswer, PersonAnswer]; onClose: () => void }

/** Two side by side; whoever compares them says which record the person is known by from now on. */
export function MergeDialog({ pair, onClose }: Props) {
  const { t } = useWords('people')
  const notify = useNotify()
  const navigate = useNavigate()
  const [one, other] = pair
  const [keptId, setKeptId] = useState(one.id)
  const { send, problem, isSending } = useSend('POST /people/merge', ({ id }) => {
    notify(t('merge.done'), { type: 'success' })
    onClose()
    void navigate(`/admin/clients/${id}/show`)
  })
  const otherId = keptId === one.id ? other.id : one.id
  return (
    <FormDialog
      title={t('merge.title')}
      submit={t('merge.save')}
      isWide
      isSending={isSending}
      problem={problem}
      onSubmit={() => send({ body: { keptId, otherId } })}
      onClose={onClose}
    >
      <Typography>{t('merge.lead')}</Typography>
      <DataTable
        caption={t('merge.table')}
        wordColumns={3}
        isWrapping
        rows={rows}
        keyOf={(name) => name}
        columns={[
          { head: t('facts.title'), isHeadHidden: true, render: (name) => t(`facts.${name}`) },
          { head: titleOf(one), render: (name) => valueOf(one, name) },
          { head: titleOf(other), render: (name) => valueOf(other, name) },
        ]}
      />
      <RadioInput
        label={t('merge.keep')}
        value={keptId}
        options={pair.map((person) => ({
          id: person.id,
          name: t('merge.keepOf', { name: titleOf(person), id: person.id }),
        }))}
        onChange={setKeptId}
      />
    </FormDialog>
  )
}

const titleOf = ({ firstName, lastName }: PersonAnswer) => `${firstName} ${lastName}`

function valueOf(person: PersonAnswer, name: (typeof rows)[number]): string {
  if (name === 'name') return titleOf(person)
  if (name === 'licence') return person.drivingLicenceNumber
  return name === 'records' ? person.records.join(', ') : person[name]
}
