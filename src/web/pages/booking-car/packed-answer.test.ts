import { expect, it } from 'vitest'
import { offeredCar } from '../../../../tests/support/offered-car.ts'
import type { CarSearchAnswer } from '../../../contract/visitor/answers.ts'
import { packAnswer, unpackAnswer } from './packed-answer.ts'

const place = { id: 1, name: 'Tallinn “Airport” `1`', address: '', price: 0 }
const answer = (sortedCars: CarSearchAnswer['sortedCars']): CarSearchAnswer => ({
  sortedCars,
  coupons: [],
  locations: { rentData: place, returnData: place },
})

it('reads back as it was, whoever shares a price', () => {
  const [cheap, dear] = [offeredCar(), offeredCar({ id: 2, price: 99, lines: [], description: '"`\\\n' })]
  const cars = [cheap, { ...cheap, id: 3 }, dear, offeredCar({ id: 4, rangeKm: 400, price: 120 })]
  expect(unpackAnswer(packAnswer(answer(cars)))).toEqual(answer(cars))
  expect(unpackAnswer(packAnswer(answer([])))).toEqual(answer([]))
})

it('a price that several cars share travels once', () => {
  const one = offeredCar({ vatRate: 24.125 })
  const packed = packAnswer(answer([one, { ...one, id: 2 }, { ...one, id: 3 }]))
  expect(packed.split('24.125')).toHaveLength(2)
})
