import type { CarSketch } from './car-sketch.ts'

export const midSizeCars: CarSketch[] = [
  {
    name: 'Volkswagen Passat',
    image: 'saloon-graphite',
    maker: 'WVW',
    doors: 4,
    fuelType: 'DIESEL',
    consumption: 5.2,
    mileage: 91_270,
    text: {
      et: 'Ärireisija tavaline valik: vaikne salong, pehmed istmed ja tuhat kilomeetrit ühe paagiga. Adaptiivne püsikiirusehoidja, navigatsioon ja LED-maatrikstuled.',
      en: 'What business travellers usually take: a quiet cabin, soft seats and a thousand kilometres between fill-ups. Adaptive cruise control, navigation and matrix LED lights.',
      ru: 'Обычный выбор деловых людей: тихий салон, мягкие кресла и тысяча километров без заправки. Адаптивный круиз-контроль, навигация и матричные светодиодные фары.',
    },
  },
  {
    name: 'Toyota Camry Hybrid',
    image: 'saloon-silver',
    maker: 'JTN',
    doors: 4,
    fuelType: 'HYBRID',
    consumption: 5.3,
    mileage: 58_640,
    text: {
      et: 'Hübriid, mis linnas liigub poole ajast elektriga. Ventileeritavad nahkistmed, tagaistmel omaette kliimanupud ja kardin akna ees.',
      en: 'A hybrid that runs on electricity half the time in town. Ventilated leather seats, climate controls for the rear and a blind on the back window.',
      ru: 'Гибрид, который в городе половину времени едет на электричестве. Кожаные кресла с вентиляцией, отдельный климат-контроль для задних пассажиров и шторка на стекле.',
    },
    issues: [
      {
        text: 'Parkimiskriim paremal tagatiival',
        daysAgo: 71,
        at: { side: 'right', x: 0.81, y: 0.5 },
      },
    ],
  },
  {
    name: 'Škoda Superb',
    image: 'saloon-white',
    maker: 'TMB',
    doors: 5,
    consumption: 6.4,
    mileage: 34_980,
    text: {
      et: 'Tagaistmel on ruumi nagu esindusautos ja luuk avaneb koos tagaklaasiga. Massaažiga juhiiste, kolmetsooniline kliimaseade ja vihmavarjud ustes.',
      en: 'The rear has the legroom of a state car, and the tailgate lifts together with the window. Massaging driver’s seat, three-zone climate control and umbrellas in the doors.',
      ru: 'Сзади места как в представительском лимузине, а багажник открывается вместе со стеклом. Водительское кресло с массажем, трёхзонный климат-контроль и зонты в дверях.',
    },
    longterm: {
      et: 'Alates 589 € kuus 24-kuulise lepinguga, sobib ettevõttele: arve kord kuus, käibemaks eraldi real.',
      en: 'From €589 a month on a 24-month contract. Made for companies: one invoice a month with VAT on its own line.',
      ru: 'От 589 € в месяц по договору на 24 месяца. Удобно компаниям: один счёт в месяц, налог с оборота отдельной строкой.',
    },
  },
  {
    name: 'Mazda 6',
    image: 'saloon-red',
    maker: 'JMZ',
    doors: 4,
    consumption: 6.6,
    mileage: 47_510,
    text: {
      et: 'Sügavpunane sedaan, mille järele parklas pead pööratakse. 360° kaamera, esiklaasinäidik ja Bose’i heli.',
      en: 'A deep red saloon that turns heads in the car park. 360° camera, head-up display and Bose sound.',
      ru: 'Тёмно-красный седан, на который оглядываются на парковке. Камера кругового обзора, проекция на стекло и звук Bose.',
    },
  },
  {
    name: 'Toyota Corolla Sedan Hybrid',
    image: 'saloon-blue',
    maker: 'NMT',
    doors: 4,
    fuelType: 'HYBRID',
    consumption: 4.4,
    mileage: 29_330,
    text: {
      et: 'Keskklassi mugavus väikeauto kütusekuluga. Istmete ja rooli soojendus, pimenurga jälgimine, tagurduskaamera koos hoiatusega ristuva liikluse eest.',
      en: 'Mid-size comfort with the appetite of a small car. Heated seats and wheel, blind-spot monitor and a reversing camera that warns of crossing traffic.',
      ru: 'Комфорт среднего класса при аппетите малолитражки. Подогрев сидений и руля, контроль слепых зон и камера, предупреждающая о машинах сбоку.',
    },
    longterm: {
      et: 'Alates 449 € kuus aastase lepinguga. Sobib taksojuhile: läbisõit kuni 5000 km kuus kokkuleppel.',
      en: 'From €449 a month on a one-year contract. Good for taxi drivers: up to 5,000 km a month by agreement.',
      ru: 'От 449 € в месяц по договору на год. Подойдёт таксистам: до 5000 км в месяц по договорённости.',
    },
  },
  {
    name: 'Volkswagen Passat',
    image: 'saloon-blue',
    maker: 'WVW',
    doors: 4,
    fuelType: 'DIESEL',
    consumption: 5.3,
    mileage: 142_800,
    isActive: false,
    text: {
      et: 'Pikalt teeninud Passat, mis ootab remonti. Kolmetsooniline kliimaseade, elektriline juhiiste ja navigatsioon.',
      en: 'A Passat with long service behind it, waiting for repairs. Three-zone climate control, powered driver’s seat and navigation.',
      ru: 'Passat с большим стажем, сейчас ждёт ремонта. Трёхзонный климат-контроль, кресло водителя с электроприводом и навигация.',
    },
    issues: [
      {
        text: 'Avarii Pärnu maanteel, esistange ja tuli vahetada',
        daysAgo: 26,
        at: { side: 'front', x: 0.2, y: 0.6 },
      },
      { text: 'Vasak esitiib deformeerunud', daysAgo: 26, at: { side: 'left', x: 0.14, y: 0.45 } },
    ],
  },
]
