import type { CarSketch } from './car-sketch.ts'

export const electricCars: CarSketch[] = [
  {
    name: 'Volkswagen ID.3',
    image: 'electric-hatchback-blue',
    maker: 'WVW',
    consumption: 15.6,
    mileage: 37_180,
    text: {
      et: 'Sõidab ühe laadimisega umbes 380 km, talvel 280. Soojuspump ja laadimiskaart, mis kehtib üle Eesti; kaabli kasutamise näitame enne ärasõitu ette.',
      en: 'About 380 km on one charge, 280 in winter. Heat pump and a charging card for all of Estonia; we show you how the cable works before you leave.',
      ru: 'Около 380 км на одной зарядке, зимой 280. Тепловой насос и карта для зарядки по всей Эстонии; перед выездом покажем, как пользоваться кабелем.',
    },
  },
  {
    name: 'Volkswagen ID.3',
    image: 'electric-hatchback-white',
    maker: 'WVW',
    consumption: 15.9,
    mileage: 22_090,
    text: {
      et: 'Vaikne linnaauto, mille salong on hommikul telefoniäpi abil juba soe. Kiirlaadimine kuni 120 kW, juhtmeta CarPlay ja adaptiivne püsikiirusehoidja.',
      en: 'A silent city car whose cabin is already warm in the morning, thanks to the app. Fast charging up to 120 kW, wireless CarPlay and adaptive cruise control.',
      ru: 'Бесшумная городская машина: утром салон уже тёплый, достаточно включить в приложении. Быстрая зарядка до 120 кВт, беспроводной CarPlay и адаптивный круиз-контроль.',
    },
    longterm: {
      et: 'Alates 519 € kuus aastase lepinguga. Seinalaadija paigaldame koju tasuta, kui leping on vähemalt 24 kuud.',
      en: 'From €519 a month on a one-year contract. With 24 months or more we install a wall charger at your home for free.',
      ru: 'От 519 € в месяц по договору на год. При договоре от 24 месяцев бесплатно установим дома зарядную станцию.',
    },
  },
  {
    name: 'Tesla Model 3',
    image: 'electric-saloon-white',
    maker: 'LRW',
    doors: 4,
    consumption: 14.4,
    mileage: 48_760,
    text: {
      et: 'Kiireim auto meie pargis ja pikima sõiduulatusega: ligi 500 km. Klaaskatus, autopiloot maanteel ja ligipääs kõigile Tesla laadijatele.',
      en: 'The quickest car we have, and the one that goes furthest: close to 500 km. Glass roof, highway autopilot and access to every Tesla charger.',
      ru: 'Самая быстрая машина нашего парка и с самым большим запасом хода: почти 500 км. Стеклянная крыша, автопилот на шоссе и доступ ко всем зарядкам Tesla.',
    },
    issues: [{ text: 'Velje riive, parem tagaratas', daysAgo: 57, at: { side: 'right', x: 0.79, y: 0.8 } }],
  },
  {
    name: 'Hyundai Ioniq 6',
    image: 'electric-saloon-graphite',
    maker: 'KMH',
    doors: 4,
    consumption: 14.9,
    mileage: 15_930,
    text: {
      et: 'Voolujooneline sedaan, mis laeb 80 protsendini kahekümne minutiga. Ventileeritavad istmed, 360° kaamera ja pistikupesa, kust saab voolu ka telki.',
      en: 'A streamlined saloon that charges to 80 per cent in twenty minutes. Ventilated seats, 360° camera and a socket that powers your tent as well.',
      ru: 'Обтекаемый седан, который заряжается до 80 процентов за двадцать минут. Вентиляция сидений, круговая камера и розетка, от которой можно запитать даже палатку.',
    },
  },
]
