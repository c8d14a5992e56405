export type Tone = 'happy' | 'mixed' | 'cross'

/** What people write below the marks they give; most write nothing. */
export const freeWords: Record<'et' | 'en' | 'ru', Record<Tone, string[]>> = {
  et: {
    happy: [
      'Kõik sujus, tulen kindlasti tagasi.',
      'Nutikapp avanes esimese kõnega, võtmed käes kolme minutiga.',
      'Auto oli puhas ja paak täis. Aitäh!',
      'Väga sõbralik teenindaja lennujaamas, isegi kell üks öösel.',
      'Turvatool oli juba paigas, lapsed jäid enne linnapiiri magama.',
    ],
    mixed: [
      'Auto hea, aga lepingu allkirjastamine võttis kaua aega.',
      'Raadio ei jätnud jaamu meelde. Muidu korras.',
      'Kontoris oli järjekord, mujal kõik hästi.',
      'Klaasipesuvedelik sai esimesel päeval otsa.',
    ],
    cross: [
      'Ootasin autot pool tundi, keegi ei helistanud.',
      'Salong lõhnas suitsu järele.',
      'Hinnas oli kõik selge, aga saadud auto oli teist värvi ja vanem kui pildil.',
    ],
  },
  en: {
    happy: [
      'Smooth from start to finish.',
      'Best airport pick-up we have had in years.',
      'The price was exactly what the website said. Rare!',
      'Loved the little car, it went everywhere.',
      'Very helpful when our flight was delayed, the desk waited for us.',
      'Child seats were fitted and clean.',
    ],
    mixed: [
      'Car was fine, signage to the desk at the airport was not.',
      'Good car, a bit loud on gravel.',
      'Took us a while to find the locker in the dark.',
      'Wish the phone cable had been the right kind.',
    ],
    cross: [
      'Tyre pressure warning came on after ten kilometres.',
      'Waited 40 minutes at the harbour.',
      'The car smelled of dog. We do not have a dog.',
    ],
  },
  ru: {
    happy: [
      'Всё чётко, машина чистая, спасибо!',
      'Оформили за пять минут, приятно удивили.',
      'Ночью встретили в аэропорту и всё объяснили по-русски.',
      'Беру не первый раз и ещё вернусь.',
      'Ключи забрал из бокса сам, очень удобно.',
    ],
    mixed: [
      'Машина хорошая, но резина шумная.',
      'Долго искали стоянку у офиса.',
      'Всё нормально, только навигатор старый.',
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

/** Who sits at the wheel besides the customer. */
export const secondDrivers = {
  et: [
    {
      firstName: 'Maarja',
      lastName: 'Kopliranna',
      birthDate: '1984-02-11',
      drivingLicenceNumber: 'ET000301',
    },
    { firstName: 'Siim', lastName: 'Tedremets', birthDate: '1990-08-19', drivingLicenceNumber: 'ET000302' },
  ],
  en: [
    { firstName: 'Robin', lastName: 'Castellane', birthDate: '1982-06-02', drivingLicenceNumber: 'X0000301' },
    { firstName: 'Johanna', lastName: 'Weidenau', birthDate: '1979-12-15', drivingLicenceNumber: 'X0000302' },
  ],
  ru: [
    { firstName: 'Pavel', lastName: 'Romanenko', birthDate: '1981-04-07', drivingLicenceNumber: 'ET000303' },
    { firstName: 'Elena', lastName: 'Vorobjova', birthDate: '1987-10-30', drivingLicenceNumber: 'ET000304' },
  ],
}
