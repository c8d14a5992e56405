import type { CarSketch } from './car-sketch.ts'

export const minibusCars: CarSketch[] = [
  {
    name: 'Volkswagen Caravelle',
    image: 'minibus-white',
    maker: 'WV2',
    doors: 5,
    consumption: 7.9,
    mileage: 97_300,
    text: {
      et: 'Üheksa kohta ja pikk pagasiruum, kuhu mahub korvpallimeeskonna varustus. Lükanduksed mõlemal küljel, autonoomne eelsoojendi ja tagurduskaamera.',
      en: 'Nine seats and a long boot for a basketball team’s kit. Sliding doors on both sides, auxiliary heating and a reversing camera.',
      ru: 'Девять мест и длинный багажник, куда войдёт снаряжение баскетбольной команды. Сдвижные двери с обеих сторон, автономный отопитель и камера заднего вида.',
    },
  },
  {
    name: 'Renault Trafic Combi',
    image: 'minibus-silver',
    maker: 'VF1',
    doors: 5,
    consumption: 7.1,
    mileage: 124_610,
    text: {
      et: 'Väikebuss pulmalistele ja matkaseltskonnale, piisab B-kategooria juhiloast. Kliimaseade ka taga, püsikiirusehoidja ja eemaldatav tagumine pink.',
      en: 'A minibus for wedding guests and hikers; an ordinary car licence will do. Air conditioning in the rear too, cruise control and a removable back bench.',
      ru: 'Микроавтобус для гостей свадьбы и туристов, хватит обычных прав категории B. Кондиционер и сзади, круиз-контроль, задний диван снимается.',
    },
    issues: [
      { text: 'Lükandukse liist lahti', daysAgo: 12, at: { side: 'right', x: 0.55, y: 0.66 } },
      { text: 'Mõlk katuse servas', daysAgo: 140, at: { side: 'top', x: 0.9, y: 0.3 } },
    ],
  },
  {
    name: 'Toyota Proace Verso',
    image: 'minibus-graphite',
    maker: 'YAR',
    doors: 5,
    consumption: 7.3,
    mileage: 36_870,
    text: {
      et: 'Nahkistmete ja laudadega üheksakohaline, millega on paslik ka külalisi lennujaamast tuua. Elektrilised lükanduksed avanevad jalaliigutusega.',
      en: 'A nine-seater with leather and tables, fit for collecting guests at the airport. The powered sliding doors open with a kick of the foot.',
      ru: 'Девятиместный салон с кожей и столиками: в таком не стыдно встретить гостей в аэропорту. Сдвижные двери с электроприводом открываются движением ноги.',
    },
  },
]
