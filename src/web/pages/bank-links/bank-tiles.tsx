import { useLocale, useTranslations } from 'use-intl'
import type { PayWays } from '../../../contract/visitor/customer.ts'
import { localeTags } from '../../../i18n/locales.ts'
import { Fold } from '../../ui/fold.tsx'

type Bank = PayWays['banks'][number]

const HOME = 'EE'

/** Estonia's banks at hand, those of other countries behind a fold. */
export function BankTiles({ banks, isSending }: { banks: readonly Bank[]; isSending: boolean }) {
  const t = useTranslations('customer.pay')
  const locale = useLocale()
  const countries = [...new Set(banks.map(({ country }) => country))]
  const others = countries.filter((country) => country !== HOME)
  const names = new Intl.DisplayNames(localeTags[locale], { type: 'region' })
  const of = (country: string) => banks.filter((bank) => bank.country === country)
  const isHomeEmpty = of(HOME).length === 0
  return (
    <>
      <Tiles banks={of(HOME)} isSending={isSending} />
      {others.length > 0 ? (
        <Fold title={t('otherCountries')} isOpen={isHomeEmpty}>
          {others.map((country) => (
            <div key={country} className="grid gap-2">
              <h3 className="font-semibold">{names.of(country)}</h3>
              <Tiles banks={of(country)} isSending={isSending} />
            </div>
          ))}
        </Fold>
      ) : null}
    </>
  )
}

function Tiles({ banks, isSending }: { banks: readonly Bank[]; isSending: boolean }) {
  if (banks.length === 0) return null
  return (
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
      {banks.map((bank) => (
        <li key={bank.code} className="grid">
          <button
            type="submit"
            name="choice"
            value={`bank:${bank.country}:${bank.code}`}
            disabled={isSending}
            className="border-ink-soft/60 bg-surface hover:border-brand hover:bg-ground grid min-h-24 content-center justify-items-center gap-2 rounded-xl border p-3 text-center transition disabled:opacity-60"
          >
            <Monogram name={nameOf(bank)} />
            <span className="text-small leading-tight font-medium break-words">{nameOf(bank)}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}

/** `SEB`, `LHV`, `Sw`: drawn in our own letters, for a bank's mark is the bank's. */
function Monogram({ name }: { name: string }) {
  const [word = ''] = name.split(' ')
  const letters = /^\p{Lu}[\p{Lu}\d]{1,2}$/u.test(word) ? word : word.slice(0, 2)
  return (
    <span
      aria-hidden="true"
      className="bg-brand text-on-brand flex size-10 items-center justify-center rounded-lg text-sm font-bold"
    >
      {letters}
    </span>
  )
}

const english = new Intl.DisplayNames('en', { type: 'region' })

/** `Swedbank Estonia` stands under Estonia already. */
function nameOf({ name, country }: Bank): string {
  const suffix = ` ${english.of(country) ?? ''}`
  return name.endsWith(suffix) ? name.slice(0, -suffix.length) : name
}
