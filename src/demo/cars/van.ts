import type { CarSketch } from './car-sketch.ts'

export const vanCars: CarSketch[] = [
  {
    name: 'Renault Trafic',
    image: 'van-white',
    maker: 'VF1',
    doors: 5,
    consumption: 7,
    mileage: 131_940,
    text: {
      et: 'Kuus kuupmeetrit ja kolm istet: kahetoaline korter kolib sellega kahe ringiga. Kinnitusaasad, vaheseina luuk pikkadele asjadele ja tagurduskaamera.',
      en: 'Six cubic metres and three seats: a two-room flat moves in two rounds. Lashing eyes, a hatch in the bulkhead for long things and a reversing camera.',
      ru: 'Шесть кубометров и три места: двухкомнатная квартира переедет за два рейса. Петли для крепления, люк в перегородке для длинных вещей и камера заднего вида.',
    },
    issues: [{ text: 'Kriimud lastiruumi ukse ääres', daysAgo: 205, at: { side: 'back', x: 0.3, y: 0.45 } }],
  },
  {
    name: 'Volkswagen Crafter',
    image: 'van-silver',
    maker: 'WV1',
    doors: 4,
    consumption: 9.2,
    mileage: 118_220,
    text: {
      et: 'Kõrge katusega kaubik, kus saab püsti seista. 11 m³, koorem kuni 1200 kg, käru ja koormarihmad on kaasas.',
      en: 'A high-roof van you can stand up in. 11 m³, up to 1,200 kg, with a hand truck and load straps on board.',
      ru: 'Фургон с высокой крышей, внутри можно стоять в полный рост. 11 м³, до 1200 кг, тележка и стяжные ремни в комплекте.',
    },
  },
  {
    name: 'Ford Transit Custom',
    image: 'van-blue',
    maker: 'WF0',
    doors: 5,
    consumption: 7.4,
    mileage: 64_500,
    text: {
      et: 'Ehitaja lemmik: vineeriga vooderdatud lastiruum, veokonks 2500 kg ja LED-valgus ka taga. Istmed pestavate katetega.',
      en: 'The builders’ favourite: plywood-lined cargo space, a 2,500 kg tow bar and LED light in the back. The seats have washable covers.',
      ru: 'Любимец строителей: грузовой отсек обшит фанерой, фаркоп на 2500 кг и светодиодный свет сзади. Чехлы сидений легко отмыть.',
    },
    longterm: {
      et: 'Alates 499 € kuus kolmest kuust alates, objektide vahele sõitjale. Logo kleebime kokkuleppel küljele ja võtame lõpus maha.',
      en: 'From €499 a month, three months or more, for those who drive between sites. By agreement we put your logo on and take it off at the end.',
      ru: 'От 499 € в месяц при аренде от трёх месяцев, для тех, кто ездит между объектами. По договорённости наклеим ваш логотип, а в конце снимем.',
    },
  },
  {
    name: 'Citroën Berlingo Van',
    image: 'van-sand',
    maker: 'VR7',
    seats: 2,
    doors: 4,
    consumption: 5.3,
    mileage: 72_430,
    text: {
      et: 'Väike kaubik, mis mahub maa-alusesse parklasse. 3,3 m³, lükanduks ja püsikiirusehoidja.',
      en: 'A small van that fits into an underground car park. 3.3 m³, a sliding door and cruise control.',
      ru: 'Маленький фургон, который проходит в подземный паркинг. 3,3 м³, сдвижная дверь и круиз-контроль.',
    },
  },
]
