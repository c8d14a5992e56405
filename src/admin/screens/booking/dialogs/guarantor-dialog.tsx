import { useState } from 'react'
import type { GuarantorAnswer } from '../../../../contract/staff/bookings.ts'
import { useAnswer } from '../../../api/untyped-api.ts'
import { useWords } from '../../../words/words.tsx'
import { useAct, useFaults } from '../use-act.ts'
import { eurosTyped } from '../use-formats.ts'
import { ActionDialog } from './action-dialog.tsx'
import type { DialogProps } from './dialog-props.ts'
import { ChoiceInput, EurosInput, TextInput } from './form-fields.tsx'

const fields = ['name', 'idCode', 'documentNumber', 'email', 'phone', 'address'] as const
const nobody = { name: '', idCode: '', documentNumber: '', email: '', phone: '', address: '' }

/** One who is known, a new one, or nobody. Another guarantor is another contract. */
export function GuarantorDialog({ page, onClose, onDone }: DialogProps) {
  const t = useWords('bookings')
  const { value: known = [] } = useAnswer<GuarantorAnswer[]>('/guarantors?range=[0,199]&sort=["name","ASC"]')
  const [choice, setChoice] = useState(page.guarantor ? String(page.guarantor.id) : 'new')
  const [written, setWritten] = useState(nobody)
  const [limit, setLimit] = useState('1000')
  const { send, problem, isSending } = useAct(`/bookings/${page.id}/notes`, () => onDone(t('done.guarantor')))
  const fault = useFaults(problem)
  const submit = () => {
    if (choice !== 'new') return send({ guarantorId: choice === 'none' ? null : Number(choice) })
    return send({ newGuarantor: { ...written, responsibilityLimit: eurosTyped(limit) } })
  }
  return (
    <ActionDialog
      title={t('actions.guarantor')}
      submit={t('save')}
      isSending={isSending}
      problem={problem}
      onSubmit={submit}
      onClose={onClose}
    >
      <ChoiceInput
        label={t('fields.guarantor')}
        value={choice}
        onChange={setChoice}
        helperText={t('guarantorVoids')}
      >
        <option value="new">{t('newGuarantor')}</option>
        <option value="none">{t('noGuarantor')}</option>
        {known.map(({ id, name, idCode }) => (
          <option key={id} value={id}>{`${name}, ${idCode}`}</option>
        ))}
      </ChoiceInput>
      {choice === 'new'
        ? fields.map((name) => (
            <TextInput
              key={name}
              label={t(`facts.${name}`)}
              value={written[name]}
              onChange={(value) => setWritten({ ...written, [name]: value })}
              {...fault(`newGuarantor.${name}`)}
            />
          ))
        : null}
      {choice === 'new' ? (
        <EurosInput
          label={t('facts.limit')}
          value={limit}
          onChange={setLimit}
          {...fault('newGuarantor.responsibilityLimit')}
        />
      ) : null}
    </ActionDialog>
  )
}
