import { type ComponentProps, type ReactNode, useId } from 'react'
import { Icon } from './icon.tsx'

const control =
  'w-full min-h-12 rounded-xl border border-ink-soft/60 bg-surface px-4 py-2.5 text-ink placeholder:text-ink-soft aria-invalid:border-2 aria-invalid:border-danger'

type Frame = {
  label: string
  hint?: ReactNode
  /** What is wrong and what to do about it; shown beside the field and read out with it. */
  error?: string | undefined
  /** The word for a field that may stay empty. */
  optional?: string | undefined
  className?: string | undefined
}

type Framed = Frame & {
  id: string | undefined
  children: (own: Described & { className: string }) => ReactNode
}

/** A label, its control, a hint and an error, tied together for those who see them and those who hear them. */
function Framed({ label, hint, error, optional, className = '', children, ...given }: Framed) {
  const own = useId()
  const id = given.id ?? own
  return (
    <div className={`grid content-start gap-1.5 ${className}`}>
      <label htmlFor={id} className="font-medium">
        {label}
        {optional ? <span className="text-ink-soft font-normal"> ({optional})</span> : null}
      </label>
      {children({ ...described(id, { hint, error }), className: control })}
      {hint ? (
        <p id={`${id}-hint`} className="text-ink-soft text-sm">
          {hint}
        </p>
      ) : null}
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    </div>
  )
}

export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="text-danger flex items-start gap-1.5 text-sm font-medium">
      <Icon name="warning" className="mt-0.5 size-4" />
      <span>{children}</span>
    </p>
  )
}

/** From a list of faults to the field. A jump within the page would be a navigation, which forgets the faults. */
export function FaultLink({
  field,
  className,
  children,
}: {
  field: string
  className: string
  children: string
}) {
  return (
    <a
      href={`#${field}`}
      onClick={(event) => {
        event.preventDefault()
        document.getElementById(field)?.focus()
      }}
      className={`inline-block ${className} underline underline-offset-4 hover:no-underline`}
    >
      {children}
    </a>
  )
}

type Described = ReturnType<typeof described>

function described(id: string, { hint, error }: Pick<Frame, 'hint' | 'error'>) {
  const ids = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ')
  return { id, 'aria-describedby': ids || undefined, 'aria-invalid': error ? true : undefined }
}

export function TextField(props: Frame & ComponentProps<'input'>) {
  const { label, hint, error, optional, className, maxLength, ...input } = props
  // Only what is typed letter by letter has a length in HTML.
  const typed = input.type === 'date' || maxLength === undefined ? {} : { maxLength }
  return (
    <Framed {...{ label, hint, error, optional, className }} id={input.id}>
      {(own) => <input {...input} {...typed} {...own} />}
    </Framed>
  )
}

export function SelectField(props: Frame & ComponentProps<'select'>) {
  const { label, hint, error, optional, className, ...select } = props
  return (
    <Framed {...{ label, hint, error, optional, className }} id={select.id}>
      {(own) => <select {...select} {...own} />}
    </Framed>
  )
}

export function TextArea(props: Frame & ComponentProps<'textarea'>) {
  const { label, hint, error, optional, className, ...input } = props
  return (
    <Framed {...{ label, hint, error, optional, className }} id={input.id}>
      {(own) => <textarea rows={4} {...input} {...own} />}
    </Framed>
  )
}

export function CheckField({
  label,
  error,
  ...input
}: { label: ReactNode; error?: string | undefined } & ComponentProps<'input'>) {
  const own = useId()
  const id = input.id ?? own
  return (
    <div className="grid gap-1.5">
      <div className="flex items-start gap-3">
        <input
          {...input}
          {...described(id, { error })}
          type="checkbox"
          className="accent-brand mt-0.5 size-6 shrink-0"
        />
        <label htmlFor={id} className="leading-relaxed">
          {label}
        </label>
      </div>
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    </div>
  )
}
