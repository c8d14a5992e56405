import { useState } from 'react'
import { useApi, useSend } from '../../../api/use-api.ts'
import { AmountField } from '../../../ui/amount-field.tsx'
import { FormDialog } from '../../../ui/dialogs.tsx'
import { ChoiceInput, TextInput } from '../../../ui/form-fields.tsx'
import { useWords } from '../../../words/words.tsx'
import { useFaults } from '../use-fields.ts'
import type { DialogProps } from './dialog-props.ts'

const fields = ['name', 'idCode', 'documentNumber', 'email', 'phone', 'address'] as const
const byName = { range: '[0,199]', sort: '["name","ASC"]' }
const nobody = { name: '', idCode: '', documentNumber: '', email: '', phone: '', address: '' }

/** One who is known, a new one, or nobody. Another guarantor is another contract. */
export function GuarantorDialog({ page, onClose, onDone }: DialogProps) {
  const { t } = useWords('bookings')
  const { value: known = [] } = useApi('GET /guarantors', { query: byName })
  const [choice, setChoice] = useState(page.guarantor ? String(page.guarantor.id) : 'new')
  const [written, setWritten] = useState(nobody)
  const [limit, setLimit] = useState<number | null>(1000)
  const { send, ...sending } = useSend('POST /bookings/:id/notes', () => onDone(t('done.guarantor')))
  const fault = useFaults(sending.problem)
  const submit = () => {
    const guarantorId = choice === 'none' ? null : Number(choice)
    const newGuarantor = { ...written, responsibilityLimit: limit }
    send({ params: { id: page.id }, body: choice === 'new' ? { newGuarantor } : { guarantorId } })
  }
  return (
    <FormDialog
      title={t('actions.guarantor')}
      submit={t('save')}
      {...sending}
      onSubmit={submit}
      onClose={onClose}
    >
      <ChoiceInput
        label={t('fields.guarantor')}
        value={choice}
        onChange={setChoice}
        helperText={t('guarantorVoids')}
        options={[
          { id: 'new', name: t('newGuarantor') },
          { id: 'none', name: t('noGuarantor') },
          ...known.map(({ id, name, idCode }) => ({ id: String(id), name: `${name}, ${idCode}` })),
        ]}
      />
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
        <AmountField
          label={t('facts.limit')}
          value={limit}
          onChange={setLimit}
          {...fault('newGuarantor.responsibilityLimit')}
        />
      ) : null}
    </FormDialog>
  )
}
