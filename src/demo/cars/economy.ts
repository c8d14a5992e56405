import type { CarSketch } from './car-sketch.ts'

export const economyCars: CarSketch[] = [
  {
    name: 'Toyota Yaris',
    image: 'hatchback-red',
    maker: 'VNK',
    consumption: 5.2,
    mileage: 46_730,
    text: {
      et: 'Töökindel kaaslane nii linna kui ka Lahemaa metsateedele. Tagurduskaamera, automaatselt lülituvad kaugtuled ja esiistmete soojendus.',
      en: 'A dependable companion for the city and for the forest roads of Lahemaa alike. Reversing camera, automatic high beam and heated front seats.',
      ru: 'Надёжная спутница и в городе, и на лесных дорогах Лахемаа. Камера заднего вида, автоматический дальний свет и подогрев передних сидений.',
    },
  },
  {
    name: 'Toyota Yaris',
    image: 'hatchback-silver',
    maker: 'VNK',
    consumption: 5.2,
    mileage: 71_080,
    text: {
      et: 'Sama tubli Yaris hõbedasena. Püsikiirusehoidja, kliimaseade ja eraldi USB-pesa tagaistujale, kelle telefon on alati tühi.',
      en: 'The same trusty Yaris, in silver. Cruise control, air conditioning and a USB socket in the back for the passenger whose phone is always empty.',
      ru: 'Та же верная Yaris, только серебристая. Круиз-контроль, кондиционер и USB-разъём сзади для того, у кого вечно разряжен телефон.',
    },
    issues: [
      { text: 'Kivitäke kapotil', daysAgo: 197, at: { side: 'front', x: 0.44, y: 0.4 } },
      { text: 'Velje riive, vasak esiratas', daysAgo: 65, at: { side: 'left', x: 0.2, y: 0.79 } },
    ],
  },
  {
    name: 'Škoda Fabia',
    image: 'hatchback-blue',
    maker: 'TMB',
    consumption: 5,
    mileage: 33_560,
    text: {
      et: 'Klassi suurim pagasiruum: 380 liitrit ehk kaks suurt kohvrit. Juhiukses peitub vihmavari, taga on parkimisandurid, telefon ühendub Apple CarPlay või Android Autoga.',
      en: 'The largest boot of its class: 380 litres, or two big suitcases. There is an umbrella in the driver’s door, parking sensors at the rear, Apple CarPlay and Android Auto.',
      ru: 'Самый большой багажник в классе: 380 литров, то есть два больших чемодана. В водительской двери спрятан зонт, есть задний парктроник, Apple CarPlay и Android Auto.',
    },
    longterm: {
      et: 'Alates 349 € kuus aastase lepinguga, läbisõit kuni 2000 km kuus. Hoolduse ajaks anname asendusauto.',
      en: 'From €349 a month on a one-year contract, up to 2,000 km a month. You get a replacement car while yours is serviced.',
      ru: 'От 349 € в месяц по договору на год, пробег до 2000 км в месяц. На время обслуживания даём подменную машину.',
    },
  },
  {
    name: 'Škoda Fabia',
    image: 'hatchback-white',
    maker: 'TMB',
    consumption: 5,
    mileage: 58_900,
    text: {
      et: 'Lihtne ja aus auto: kliimaseade, püsikiirusehoidja, soojendusega istmed. Tagaiste käib osadena alla, nii mahub peale ka lapsevanker.',
      en: 'Simple and honest: air conditioning, cruise control, heated seats. The rear bench folds in parts, so a pram fits as well.',
      ru: 'Просто и честно: кондиционер, круиз-контроль, подогрев сидений. Заднее сиденье складывается по частям, поэтому поместится и коляска.',
    },
  },
  {
    name: 'Renault Clio',
    image: 'hatchback-sand',
    maker: 'VF1',
    consumption: 5.1,
    mileage: 22_340,
    text: {
      et: 'Vaikne ja pehme sõiduga Clio sobib päevaks Saaremaale. Suur puuteekraan, võtmeta käivitus ja tagurduskaamera.',
      en: 'Quiet and soft on its springs, this Clio is made for a day trip to Saaremaa. Large touchscreen, keyless start and a reversing camera.',
      ru: 'Тихий Clio с мягким ходом хорош для поездки на день на Сааремаа. Большой сенсорный экран, запуск без ключа и камера заднего вида.',
    },
  },
  {
    name: 'Volkswagen Polo',
    image: 'hatchback-graphite',
    maker: 'WVW',
    consumption: 5.3,
    mileage: 49_120,
    text: {
      et: 'Kindla juhitavusega väikeauto, mis tunneb end maanteel sama hästi kui linnas. LED-tuled, adaptiivne püsikiirusehoidja ja juhtmeta telefonilaadija.',
      en: 'A surefooted small car, as happy on the highway as in town. LED headlights, adaptive cruise control and a wireless phone charger.',
      ru: 'Уверенно держит дорогу и на шоссе чувствует себя не хуже, чем в городе. Светодиодные фары, адаптивный круиз-контроль и беспроводная зарядка для телефона.',
    },
  },
]
