import { Fragment } from 'react'
import { useTranslations } from 'use-intl'
import type { ContractText as Text } from '../../../contract/visitor/customer.ts'
import type { PaperBlock } from '../../../domain/booking/paper-text.ts'

/** The contract itself, in the language it is made in, where it is signed; it scrolls within its frame. */
export function ContractText({ text }: { text: Text }) {
  const t = useTranslations('customer.sign')
  return (
    <section
      aria-label={t('text')}
      lang={text.language}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Whoever has no mouse scrolls it with the keys.
      tabIndex={0}
      className="border-line bg-ground text-small grid max-h-[60dvh] gap-1.5 overflow-y-auto rounded-xl border p-4 sm:p-5 print:max-h-none"
    >
      {text.blocks.map((block, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- It is never another text.
        <Fragment key={place}>
          <Block block={block} />
        </Fragment>
      ))}
    </section>
  )
}

function Block({ block }: { block: PaperBlock }) {
  if ('cells' in block) return <Row cells={block.cells} />
  if (block.kind === 'heading') return <h3 className="mt-3 font-semibold first:mt-0">{block.text}</h3>
  return <p className="break-words">{block.text}</p>
}

function Row({ cells: [label = '', ...values] }: { cells: string[] }) {
  return (
    <p className="flex justify-between gap-4">
      <span className="text-ink-soft min-w-0 whitespace-pre-line">{label}</span>
      <span className="max-w-[70%] text-right font-medium break-words">{values.join(' ')}</span>
    </p>
  )
}
