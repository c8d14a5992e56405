import data from './banks.json' with { type: 'json' }

type Bank = { name: string; code: string }

/** By country. */
const banks: Record<string, Bank[]> = data

/** Several banks have one code in all countries, so the country goes with it. */
export function bankName(code: string | undefined, country: string | undefined): string | undefined {
  return banks[country ?? 'EE']?.find((bank) => bank.code === code)?.name
}

/** `GET /stores/payment-methods`. The last bank of a country comes first: its order is in `uiPosition` alone. */
export function paymentMethodsJson(storeUuid: string): unknown {
  return {
    uuid: storeUuid,
    name: 'Simulated store',
    paymentMethods: {
      cardPayments: { processor: 'simulator', logoUrl: '' },
      paymentInitiation: {
        processor: 'simulator',
        setup: Object.fromEntries(
          Object.entries(banks).map(([country, list]) => [
            country,
            { supportedCurrencies: ['EUR'], paymentMethods: list.map(bankJson).toReversed() },
          ]),
        ),
      },
    },
  }
}

const bankJson = (bank: Bank, index: number) => ({
  ...bank,
  logoUrl: '',
  supportedCurrencies: ['EUR'],
  uiPosition: index + 1,
})
