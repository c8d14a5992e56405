import type { Driver } from '../../domain/people/client.ts'
import type { GroupKey } from '../groups.ts'
import type { LocationKey } from '../locations.ts'
import type { ServiceKey } from '../services.ts'

export type Tone = 'happy' | 'mixed' | 'cross'

/** What a rental was like, as far as it matters for what is said of it. */
export type Circumstances = { place: LocationKey; group: GroupKey; services: readonly ServiceKey[] }

/** Words that fit any rental, or only one with this place, group or service. */
type Words = string | { text: string; at?: LocationKey; in?: GroupKey; with?: ServiceKey }

export function fittingWords(
  language: 'et' | 'en' | 'ru',
  tone: Tone,
  { place, group, services }: Circumstances,
): string[] {
  return freeWords[language][tone].flatMap((words) => {
    if (typeof words === 'string') return [words]
    const fits =
      (words.at ?? place) === place &&
      (words.in ?? group) === group &&
      (words.with === undefined || services.includes(words.with))
    return fits ? [words.text] : []
  })
}

/** What people write below the marks they give; many write nothing. */
const freeWords: Record<'et' | 'en' | 'ru', Record<Tone, Words[]>> = {
  et: {
    happy: [
      'Kõik sujus, tulen kindlasti tagasi.',
      'Auto oli puhas ja paak täis. Aitäh!',
      'Hind oli täpselt see, mis kodulehel. Nii peabki.',
      { text: 'Nutikapp avanes esimese kõnega, võtmed käes kolme minutiga.', at: 'locker' },
      { text: 'Väga sõbralik teenindaja lennujaamas, isegi hilja õhtul.', at: 'airport' },
      { text: 'Turvatool oli juba paigas, lapsed jäid enne linnapiiri magama.', with: 'childSeat' },
      { text: 'Kogu kolimine sai kahe ringiga tehtud.', in: 'van' },
      { text: 'Kõik poisid ja kotid mahtusid peale.', in: 'minibus' },
    ],
    mixed: [
      'Auto hea, aga lepingu allkirjastamine võttis kaua aega.',
      'Raadio ei jätnud jaamu meelde. Muidu korras.',
      'Klaasipesuvedelik sai esimesel päeval otsa.',
      { text: 'Kontoris oli järjekord, mujal kõik hästi.', at: 'office' },
      { text: 'Kapi leidmine pimedas võttis aega, silt võiks valgustatud olla.', at: 'locker' },
    ],
    cross: [
      'Ootasin autot pool tundi, keegi ei helistanud.',
      'Salong lõhnas suitsu järele.',
      'Auto oli teist värvi ja vanem kui pildil.',
    ],
  },
  en: {
    happy: [
      'Smooth from start to finish.',
      'The price was exactly what the website said. Rare!',
      'Clean car, full tank, friendly people.',
      { text: 'Best airport pick-up we have had in years.', at: 'airport' },
      { text: 'Our flight was delayed and the desk waited for us.', at: 'airport' },
      { text: 'Off the ferry and on the road in ten minutes.', at: 'harbour' },
      { text: 'Loved the little car, it went everywhere.', in: 'mini' },
      { text: 'Child seats were fitted and clean.', with: 'childSeat' },
      { text: 'Picked up the key at midnight without waking anyone.', at: 'locker' },
    ],
    mixed: [
      'Good car, a bit loud on gravel.',
      'Wish the phone cable had been the right kind.',
      { text: 'Car was fine, the signs to the desk at the airport were not.', at: 'airport' },
      { text: 'Took us a while to find the locker in the dark.', at: 'locker' },
      { text: 'One charger on our route was out of order. Not your fault.', in: 'electric' },
    ],
    cross: [
      'The tyre pressure warning came on after ten kilometres.',
      'The car smelled of dog. We do not have a dog.',
      { text: 'Waited 40 minutes at the harbour.', at: 'harbour' },
    ],
  },
  ru: {
    happy: [
      'Всё чётко, машина чистая, спасибо!',
      'Оформили за пять минут, приятно удивили.',
      'Беру не первый раз и ещё вернусь.',
      { text: 'Встретили в аэропорту и всё объяснили по-русски.', at: 'airport' },
      { text: 'Ключи забрал из шкафчика сам, очень удобно.', at: 'locker' },
      { text: 'Фургон как новый, всё вошло за один раз.', in: 'van' },
      { text: 'Кресло для ребёнка уже стояло, спасибо за заботу.', with: 'childSeat' },
    ],
    mixed: [
      'Машина хорошая, но резина шумная.',
      'Всё нормально, только омывайка закончилась в первый же день.',
      { text: 'Долго искали, где встать у офиса.', at: 'office' },
      { text: 'Навигатор просит обновления, довёз через поле.', with: 'navigation' },
    ],
    cross: [
      'Пришлось ждать полчаса, никто не предупредил.',
      'В багажнике был песок от прошлых клиентов.',
      'Бензина было меньше, чем записано в договоре.',
    ],
  },
}

/** What the office writes beside a booking. */
export const officeNotes = [
  'Klient helistas ja küsis turvatooli juurde, olemas.',
  'Tagastas paagiga 3/4, kütus arvestatud tagatisrahast.',
  'Palus arve saata raamatupidajale.',
  'Lubas tulla kümme minutit varem.',
  'Parkimistrahv, saadetud kliendile edasi.',
  'Püsiklient, võib pakkuda klassi võrra suuremat autot.',
  'Unustas autosse päikeseprillid, hoiame kontoris.',
]

export const lateNote = 'Hilines tagastusega, helistas ette. Lisatasu ei võtnud.'

export const cancelReasons = {
  et: ['Reis jäi ära', 'Leidis teise auto', 'Haigestus'],
  en: ['Flight cancelled', 'Plans changed', 'Found another car'],
  ru: ['Поездка отменилась', 'Изменились планы', 'Отменили рейс'],
}

const driver = (
  firstName: string,
  lastName: string,
  birthDate: string,
  drivingLicenceNumber: string,
): Driver => ({
  firstName,
  lastName,
  idCode: null,
  birthDate,
  drivingLicenceNumber,
})

/** Who sits at the wheel besides the customer. */
export const secondDrivers = {
  et: [
    driver('Maarja', 'Kopliranna', '1984-02-11', 'ET000301'),
    driver('Siim', 'Tedremets', '1990-08-19', 'ET000302'),
  ],
  en: [
    driver('Robin', 'Castellane', '1982-06-02', 'X0000301'),
    driver('Johanna', 'Weidenau', '1979-12-15', 'X0000302'),
  ],
  ru: [
    driver('Pavel', 'Romanenko', '1981-04-07', 'ET000303'),
    driver('Elena', 'Vorobjova', '1987-10-30', 'ET000304'),
  ],
}
