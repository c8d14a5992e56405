import { LONGEST_HAND_REASON } from '../../../domain/pricing/hand-price.ts'
import { AmountField } from '../../ui/amount-field.tsx'
import { ChoiceInput, TextInput } from '../../ui/form-fields.tsx'
import { useWords } from '../../words/words.tsx'
import { handPriceKinds, type TypedHandPrice } from './hand-price.ts'

type Props = { typed: TypedHandPrice; fault?: string | undefined; onChange: (typed: TypedHandPrice) => void }

/** A percent or an amount off, or another price altogether; always with a reason, which only the house reads. */
export function HandPriceFields({ typed, fault, onChange }: Props) {
  const { t } = useWords('selling')
  return (
    <>
      <ChoiceInput
        label={t('handPrice.kind')}
        size="small"
        value={typed.kind}
        options={handPriceKinds.map((id) => ({ id, name: t(`handPrice.kinds.${id}`) }))}
        onChange={(kind) => onChange({ ...typed, kind, value: null })}
        fault={fault}
      />
      {typed.kind === 'none' ? null : (
        <>
          <AmountField
            key={typed.kind}
            label={t(`handPrice.values.${typed.kind}`)}
            unit={typed.kind === 'percent' ? '%' : '€'}
            value={typed.value}
            onChange={(value) => onChange({ ...typed, value })}
          />
          <TextInput
            required
            size="small"
            label={t('handPrice.reason')}
            helperText={t('handPrice.reasonHint')}
            value={typed.reason}
            onChange={(reason) => onChange({ ...typed, reason })}
            slotProps={{ htmlInput: { maxLength: LONGEST_HAND_REASON, autoComplete: 'off' } }}
          />
        </>
      )}
    </>
  )
}
