import type { CarSketch } from './car-sketch.ts'

export const sevenSeatCars: CarSketch[] = [
  {
    name: 'Volkswagen Touran',
    image: 'mpv-silver',
    maker: 'WVG',
    fuelType: 'DIESEL',
    consumption: 5.4,
    mileage: 83_920,
    text: {
      et: 'Seitse eraldi istet, millest viiele saab kinnitada turvatooli. Lauad esiistmete seljatugedel, kolmetsooniline kliimaseade ja aknakardinad.',
      en: 'Seven separate seats, five of which take a child seat. Tables on the front seat backs, three-zone climate control and window blinds.',
      ru: 'Семь отдельных кресел, на пять из них можно поставить детское. Столики на спинках, трёхзонный климат-контроль и шторки на окнах.',
    },
    issues: [{ text: 'Istmekate plekiline, 3. rida', daysAgo: 33, at: { side: 'top', x: 0.5, y: 0.8 } }],
  },
  {
    name: 'Volkswagen Touran',
    image: 'mpv-blue',
    maker: 'WVG',
    consumption: 6.3,
    mileage: 40_260,
    text: {
      et: 'Kolmanda rea istmed kaovad põrandasse ja siis mahub peale pool elamist. Tagurduskaamera, püsikiirusehoidja ja soojendusega rool.',
      en: 'Fold the third row into the floor and half a household fits in. Reversing camera, cruise control and a heated wheel.',
      ru: 'Третий ряд убирается в пол, и тогда влезает половина квартиры. Камера заднего вида, круиз-контроль и подогрев руля.',
    },
    longterm: {
      et: 'Alates 549 € kuus aastase lepinguga, pere teise autona ka pooleks aastaks. Lapse turvavarustus tasuta.',
      en: 'From €549 a month on a one-year contract, or half a year as a family’s second car. Child seats free of charge.',
      ru: 'От 549 € в месяц по договору на год, а как вторая машина в семье и на полгода. Детские кресла бесплатно.',
    },
  },
  {
    name: 'Ford S-Max',
    image: 'mpv-graphite',
    maker: 'WF0',
    fuelType: 'DIESEL',
    consumption: 5.9,
    mileage: 112_450,
    text: {
      et: 'Mahtuniversaal, mis kurvides ei õõtsu. Soojendusega esiklaas, kliimaseade ka taga ja 230 V pesa sülearvuti laadimiseks.',
      en: 'A people carrier that does not sway in bends. Heated windscreen, climate control in the rear and a 230 V socket for a laptop.',
      ru: 'Минивэн, который не качает в поворотах. Подогрев лобового стекла, климат-контроль сзади и розетка 230 В для ноутбука.',
    },
  },
  {
    name: 'Dacia Jogger',
    image: 'mpv-sand',
    maker: 'UU1',
    consumption: 5.7,
    mileage: 26_780,
    text: {
      et: 'Lihtne, kõrge kliirensiga ja seitsme päris istekohaga. Katusereelingud saab keerata risttaladeks, nii et boks läheb peale ilma lisajuppideta.',
      en: 'Simple, high off the ground and with seven real seats. The roof rails turn into crossbars, so a box goes on without extra parts.',
      ru: 'Простой, с высоким клиренсом и семью полноценными местами. Рейлинги превращаются в поперечины, поэтому бокс ставится без лишних деталей.',
    },
  },
]
