import { bookAccessibly } from './book-accessibly.ts'
import { tripInWeek } from './booking.ts'
import { test } from './console.ts'
import { phone } from './phone.ts'

test.use(phone)

test('a car is booked on a phone in the language with the longest words, and every step is accessible', async ({
  page,
}) => {
  await bookAccessibly(page, 'ru', tripInWeek(8))
})
