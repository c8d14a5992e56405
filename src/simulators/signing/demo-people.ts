/** SK's demo people and how their phones answer. Anyone else with a valid code signs. */

type SmartIdEnd = { endResult: string; details?: { interaction: string } }

const refusedAt = (interaction: string): SmartIdEnd => ({
  endResult: 'USER_REFUSED_INTERACTION',
  details: { interaction },
})

const smartIdEnds: Record<string, SmartIdEnd> = {
  '30403039917': { endResult: 'USER_REFUSED' },
  '30403039928': refusedAt('displayTextAndPIN'),
  '30403039939': refusedAt('verificationCodeChoice'),
  '30403039946': refusedAt('confirmationMessage'),
  '30403039972': { endResult: 'WRONG_VC' },
  '30403039983': { endResult: 'TIMEOUT' },
}

export function smartIdEnd(idCode: string): SmartIdEnd {
  return smartIdEnds[idCode] ?? { endResult: 'OK' }
}

const documents: Record<string, string> = { '40504040001': 'DEM0', '50001029996': 'DEMO' }

export function documentNumber(idCode: string): string {
  return `PNOEE-${idCode}-${documents[idCode] ?? 'MOCK'}-Q`
}

const mobileIdEnds: Record<string, string> = {
  '60001019947': 'DELIVERY_ERROR',
  '60001019950': 'USER_CANCELLED',
  '60001019961': 'SIGNATURE_HASH_MISMATCH',
  '60001019972': 'SIM_ERROR',
  '60001019983': 'PHONE_ABSENT',
  '50001018908': 'TIMEOUT',
}

export function mobileIdEnd(idCode: string): string {
  return mobileIdEnds[idCode] ?? 'OK'
}

/** Has a phone and no Mobile-ID on it. */
export const NOT_MOBILE_ID_CLIENT = '60001019939'
