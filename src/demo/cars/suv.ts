import type { CarSketch } from './car-sketch.ts'

export const suvCars: CarSketch[] = [
  {
    name: 'Kia Sportage',
    image: 'suv-green',
    maker: 'U5Y',
    fuelType: 'HYBRID',
    consumption: 6,
    mileage: 31_460,
    text: {
      et: 'Kõrge istumine, lai vaade ja kaart üle kogu kumera ekraani. Istmesoojendus kõigil kohtadel, elektriline tagaluuk ja 360° kaamera.',
      en: 'A high seat, a wide view and maps right across the curved screen. Heated seats all round, powered tailgate and a 360° camera.',
      ru: 'Высокая посадка, широкий обзор и карта во весь изогнутый экран. Подогрев всех сидений, багажник с электроприводом и круговая камера.',
    },
  },
  {
    name: 'Toyota RAV4 Hybrid',
    image: 'suv-white',
    maker: 'JTM',
    fuelType: 'HYBRID',
    consumption: 5.8,
    mileage: 52_190,
    text: {
      et: 'Nelikveoga jõuab kohale ka siis, kui suvilatee on lahti lükkamata. Veokonks 1650 kg, katusereelingud ja soojendusega istmed.',
      en: 'All-wheel drive gets you there even when nobody has cleared the road to the cottage. Tow bar for 1,650 kg, roof rails and heated seats.',
      ru: 'Полный привод довезёт, даже если дорогу к даче ещё не расчистили. Фаркоп на 1650 кг, рейлинги и подогрев сидений.',
    },
    issues: [
      { text: 'Kivitäke esiklaasil, parandatud', daysAgo: 190, at: { side: 'front', x: 0.6, y: 0.22 } },
    ],
  },
  {
    name: 'Toyota RAV4 Hybrid',
    image: 'suv-graphite',
    maker: 'JTM',
    fuelType: 'HYBRID',
    consumption: 5.8,
    mileage: 18_540,
    text: {
      et: 'Kõige uuem RAV4 meie pargis, alles tänavu salongist toodud. Panoraamkatus, digitaalne sisepeegel ja juhtmeta telefonilaadija.',
      en: 'The newest RAV4 in our fleet, collected from the showroom this year. Panoramic roof, digital rear-view mirror and a wireless phone charger.',
      ru: 'Самый новый RAV4 в нашем парке: забрали из салона только в этом году. Панорамная крыша, цифровое зеркало и беспроводная зарядка для телефона.',
    },
    longterm: {
      et: 'Alates 649 € kuus 24-kuulise lepinguga, sisaldab kaht komplekti rehve ja asendusautot hoolduse ajaks.',
      en: 'From €649 a month on a 24-month contract, with two sets of tyres and a replacement car during servicing.',
      ru: 'От 649 € в месяц по договору на 24 месяца, включая два комплекта шин и подменную машину на время обслуживания.',
    },
  },
  {
    name: 'Hyundai Tucson',
    image: 'suv-silver',
    maker: 'TMA',
    consumption: 6.9,
    mileage: 44_870,
    text: {
      et: 'Ruumikas tagaiste ja 620-liitrine pagasiruum: neljale nädalaks küll. Adaptiivne püsikiirusehoidja peatub ummikus ise ja hakkab ise uuesti liikuma.',
      en: 'A roomy back seat and a 620-litre boot: a week’s luggage for four. The adaptive cruise control stops and starts by itself in a queue.',
      ru: 'Просторный задний ряд и багажник на 620 литров: хватит четверым на неделю. Адаптивный круиз-контроль сам останавливается и трогается в пробке.',
    },
  },
  {
    name: 'Škoda Kodiaq',
    image: 'suv-blue',
    maker: 'TMB',
    fuelType: 'DIESEL',
    consumption: 6.2,
    mileage: 76_330,
    text: {
      et: 'Selle klassi suurim linnamaastur, nelikveo ja diiselmootoriga. Tagaiste liigub ette ja taha, ukse avamisel tuleb serva ette kaitseriba.',
      en: 'The largest SUV of this class, a diesel with 4×4. The rear seats slide back and forth, and edge guards pop out when you open a door.',
      ru: 'Самый крупный кроссовер этого класса, дизель с полным приводом. Задние сиденья сдвигаются, а при открывании дверей выезжают защитные накладки.',
    },
  },
  {
    name: 'Mazda CX-5',
    image: 'suv-red',
    maker: 'JMZ',
    consumption: 7.2,
    mileage: 39_010,
    text: {
      et: 'Juhile mõeldud linnamaastur: täpne rool ja hea istumisasend. Nahkistmed, soojendusega esiklaas ja kahevärviline salong.',
      en: 'An SUV with the driver in mind: precise steering and a natural seat. Leather, a heated windscreen and a two-tone cabin.',
      ru: 'Кроссовер, сделанный для водителя: точный руль и естественная посадка. Кожа, подогрев лобового стекла и двухцветный салон.',
    },
    issues: [{ text: 'Kriim parempoolsel lävel', daysAgo: 48, at: { side: 'right', x: 0.5, y: 0.82 } }],
  },
]
