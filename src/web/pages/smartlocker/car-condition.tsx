import { Form } from 'react-router'
import { useTranslations } from 'use-intl'
import type { CustomerLocker } from '../../../contract/visitor/customer.ts'
import { type CarPicture, carPictures } from '../../../domain/booking/wanted-documents.ts'
import { useHydrated } from '../../browser/use-hydrated.ts'
import { useCustomerLinks } from '../../customer/customer-links.ts'
import { Card } from '../../customer/customer-page.tsx'
import { SelectField, TextField } from '../../ui/field.tsx'
import { Outcome } from '../../ui/notice.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { PlainForm } from '../upload/document-row.tsx'
import { DocumentState } from '../upload/document-state.tsx'
import { FilePicker } from '../upload/file-picker.tsx'
import { UploadProgress } from '../upload/upload-progress.tsx'
import { useUpload } from '../upload/use-upload.ts'
import { FUEL_EIGHTHS, type LockerPageAnswer, MOST_KILOMETRES } from './locker-answer.ts'

type ConditionProps = { locker: CustomerLocker; answer: LockerPageAnswer | undefined }

/** How the car is, as the customer sees it where nobody stands beside them: pictures, odometer and fuel. */
export function CarCondition({ locker, answer }: ConditionProps) {
  const t = useTranslations('customer.locker.condition')
  const { purpose } = locker
  return (
    <Card id="condition" title={t(`${purpose}.title`)}>
      <p className="text-ink-soft max-w-[60ch]">{t(`${purpose}.text`)}</p>
      <ul className="grid gap-x-8 sm:grid-cols-2">
        {carPictures[purpose].map((kind) => (
          <PictureRow key={kind} kind={kind} isSent={locker.pictures.includes(kind)} />
        ))}
      </ul>
      <Reading locker={locker} answer={answer} />
    </Card>
  )
}

function PictureRow({ kind, isSent }: { kind: CarPicture; isSent: boolean }) {
  const t = useTranslations('customer.upload')
  const link = useCustomerLinks()
  const wanted = { driver: 0, kind }
  const upload = useUpload(wanted)
  const isHydrated = useHydrated()
  return (
    <li className="border-line grid content-start gap-2 border-t py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h3 id={kind} className="font-semibold">
          {t(`kinds.${kind}`)}
        </h3>
        {isSent ? <DocumentState state="approved" /> : null}
      </div>
      <UploadProgress upload={upload} />
      {upload.state.at === 'sending' ? null : isHydrated ? (
        <FilePicker labelledBy={kind} isOpen={!isSent} onChoose={(file) => void upload.send(file)} />
      ) : (
        <PlainForm
          wanted={wanted}
          kind={t(`kinds.${kind}`)}
          action={link('upload-documents', { driver: '0', kind })}
          onChosen={(file) => void upload.send(file)}
        />
      )}
    </li>
  )
}

function Reading({ locker, answer }: ConditionProps) {
  const t = useTranslations('customer.locker.condition')
  const frame = useTranslations('customer.frame')
  const refused = answer && 'typed' in answer ? answer.typed : undefined
  const isSaved = answer && 'reading' in answer
  const { reading } = locker
  return (
    <Form
      method="post"
      className="border-line grid gap-4 border-t pt-4 sm:grid-cols-[1fr_1fr_auto] sm:items-end"
    >
      <input type="hidden" name="purpose" value={locker.purpose} />
      <TextField
        name="odometer"
        inputMode="numeric"
        required
        label={t('odometer')}
        defaultValue={refused?.odometer ?? reading?.odometer ?? ''}
        error={refused ? t('odometerWrong', { most: MOST_KILOMETRES }) : undefined}
      />
      <SelectField name="fuel" label={t('fuel')} defaultValue={String(reading?.fuel ?? FUEL_EIGHTHS)}>
        {Array.from({ length: FUEL_EIGHTHS + 1 }, (_, eighths) => (
          <option key={eighths} value={eighths}>
            {t('eighths', { eighths })}
          </option>
        ))}
      </SelectField>
      <SubmitButton intent="reading" look="secondary" sending={frame('sending')}>
        {t('save')}
      </SubmitButton>
      {isSaved ? (
        <div className="sm:col-span-3">
          <Outcome tone="positive" of={answer}>
            {t('saved')}
          </Outcome>
        </div>
      ) : null}
    </Form>
  )
}
