import type { groups } from '../db/schema/fleet.ts'
import type { Translated } from '../domain/catalogue.ts'
import { cents } from '../domain/money.ts'
import { makeGroup, nameColumns, type Row } from './factories.ts'
import { keysOf } from './keys.ts'

export const groupIds = {
  mini: 1,
  economy: 2,
  compact: 3,
  estate: 4,
  midSize: 5,
  suv: 6,
  sevenSeat: 7,
  minibus: 8,
  van: 9,
  electric: 10,
} as const

export type GroupKey = keyof typeof groupIds
export const groupKeys = keysOf(groupIds)

type GroupSketch = { name: Translated; acriss: string; depositEuros: number }

const sketches: Record<GroupKey, GroupSketch> = {
  mini: { name: { et: 'Miniauto', en: 'Mini', ru: 'Мини' }, acriss: 'MCMR', depositEuros: 150 },
  economy: { name: { et: 'Ökonoomiklass', en: 'Economy', ru: 'Эконом' }, acriss: 'ECMR', depositEuros: 200 },
  compact: { name: { et: 'Kompaktklass', en: 'Compact', ru: 'Компакт' }, acriss: 'CDMR', depositEuros: 200 },
  estate: {
    name: { et: 'Universaal', en: 'Compact estate', ru: 'Универсал' },
    acriss: 'CWMR',
    depositEuros: 250,
  },
  midSize: {
    name: { et: 'Keskklassi automaat', en: 'Mid-size automatic', ru: 'Средний класс с автоматом' },
    acriss: 'IDAR',
    depositEuros: 300,
  },
  suv: {
    name: { et: 'Linnamaastur', en: 'Compact SUV', ru: 'Кроссовер' },
    acriss: 'SFAR',
    depositEuros: 350,
  },
  sevenSeat: {
    name: { et: 'Seitsmekohaline', en: 'Seven-seater', ru: 'Семиместный' },
    acriss: 'SVMR',
    depositEuros: 400,
  },
  minibus: {
    name: { et: 'Üheksakohaline väikebuss', en: 'Nine-seat minibus', ru: 'Девятиместный микроавтобус' },
    acriss: 'FVMR',
    depositEuros: 500,
  },
  van: { name: { et: 'Kaubik', en: 'Cargo van', ru: 'Грузовой фургон' }, acriss: 'SKMR', depositEuros: 400 },
  electric: {
    name: { et: 'Elektriauto', en: 'Electric car', ru: 'Электромобиль' },
    acriss: 'CDAE',
    depositEuros: 400,
  },
}

export const groupRows: Row<typeof groups>[] = groupKeys.map((key) => {
  const { name, acriss, depositEuros } = sketches[key]
  return makeGroup({ id: groupIds[key], ...nameColumns(name), acriss, deposit: cents(depositEuros * 100) })
})
