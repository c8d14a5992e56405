const banks: Record<string, [name: string, code: string][]> = {
  EE: [
    ['Swedbank Estonia', 'HABAEE2X'],
    ['SEB Estonia', 'EEUHEE2X'],
    ['LHV Estonia', 'LHVBEE22'],
    ['Luminor Estonia', 'RIKOEE22'],
    ['Coop Pank', 'EKRDEE22'],
    ['Citadele Estonia', 'PARXEE22'],
    ['Revolut Estonia', 'RVUALT2V'],
    ['N26 Estonia', 'NTSBDEB1'],
  ],
  LV: [
    ['Swedbank Latvia', 'HABALV22'],
    ['SEB Latvia', 'UNLALV2X'],
    ['Citadele Latvia', 'PARXLV22'],
    ['Luminor Latvia', 'RIKOLV2X'],
  ],
  FI: [
    ['OP Financial Group', 'OKOYFIHH'],
    ['Nordea Finland', 'NDEAFIHH'],
  ],
}

/** Several banks have one code in all countries, so the country goes with it. */
export function bankName(code: string | undefined, country: string | undefined): string | undefined {
  return banks[country ?? 'EE']?.find(([, known]) => known === code)?.[0]
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

const bankJson = ([name, code]: [string, string], index: number) => ({
  name,
  code,
  logoUrl: '',
  supportedCurrencies: ['EUR'],
  uiPosition: index + 1,
})
