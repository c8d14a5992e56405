import type { CarSketch } from './car-sketch.ts'

export const estateCars: CarSketch[] = [
  {
    name: 'Škoda Octavia Combi',
    image: 'estate-white',
    maker: 'TMB',
    fuelType: 'DIESEL',
    consumption: 4.7,
    mileage: 82_310,
    text: {
      et: 'Pagasiruumi mahub 640 liitrit: pere suvekraam, jalgratas või kontrabass. Kahetsooniline kliimaseade, püsikiirusehoidja ja tagaluuk, mis käib elektriga.',
      en: 'The boot takes 640 litres: a family’s summer, a bicycle or a double bass. Two-zone climate control, cruise control and a powered tailgate.',
      ru: 'В багажник входит 640 литров: дачный скарб, велосипед или контрабас. Двухзонный климат-контроль, круиз-контроль и багажник с электроприводом.',
    },
  },
  {
    name: 'Škoda Octavia Combi',
    image: 'estate-graphite',
    maker: 'TMB',
    consumption: 5.5,
    mileage: 45_880,
    text: {
      et: 'Veokonks ja katusereelingud on küljes, nii et rattad ja boks leiavad oma koha. Istmed on soojendusega ka taga.',
      en: 'Tow bar and roof rails are fitted, so bicycles and a box find their place. The rear seats are heated too.',
      ru: 'Есть фаркоп и рейлинги: велосипеды и бокс найдут своё место. Подогрев сидений и спереди, и сзади.',
    },
    issues: [{ text: 'Kriimud pagasiruumi lävel', daysAgo: 141, at: { side: 'back', x: 0.5, y: 0.55 } }],
    longterm: {
      et: 'Alates 459 € kuus aastase lepinguga. Kaks komplekti rehve, hooldus ja kasko on hinna sees, läbisõit kuni 2500 km kuus.',
      en: 'From €459 a month on a one-year contract. Two sets of tyres, servicing and casco included, up to 2,500 km a month.',
      ru: 'От 459 € в месяц по договору на год. Два комплекта шин, обслуживание и каско входят в цену, пробег до 2500 км в месяц.',
    },
  },
  {
    name: 'Kia Ceed Sportswagon',
    image: 'estate-blue',
    maker: 'U5Y',
    consumption: 5.9,
    mileage: 39_740,
    text: {
      et: 'Pika lastiruumiga, aga linnas ikka paras. Tagurduskaamera, rooli soojendus ja pagasiruumi võrk, mis hoiab kohvrid paigal.',
      en: 'A long load bay, yet still the right size for town. Reversing camera, heated wheel and a net that keeps the suitcases in place.',
      ru: 'Длинный багажник при размерах, удобных для города. Камера заднего вида, подогрев руля и сетка, которая не даёт чемоданам кататься.',
    },
  },
  {
    name: 'Volkswagen Golf Variant',
    image: 'estate-silver',
    maker: 'WVW',
    consumption: 5.4,
    mileage: 67_190,
    text: {
      et: 'Kui istmed alla klappida, jääb põrand nii tasane, et autos saab madratsil magada. Adaptiivne püsikiirusehoidja ja parkimisabi.',
      en: 'With the seats folded the floor is flat enough to sleep on a mattress. Adaptive cruise control and park assist.',
      ru: 'Со сложенными сиденьями пол ровный: можно спать прямо в машине, на матрасе. Адаптивный круиз-контроль и помощь при парковке.',
    },
  },
  {
    name: 'Ford Focus Wagon',
    image: 'estate-red',
    maker: 'WF0',
    fuelType: 'DIESEL',
    consumption: 4.8,
    mileage: 104_560,
    text: {
      et: 'Palju maanteel sõitnud ja hästi hoitud diisel, mille hooldusraamat on täis templeid. Soojendusega esiklaas ja istmed, püsikiirusehoidja.',
      en: 'A well-kept diesel with many highway kilometres and a service book full of stamps. Heated windscreen and seats, cruise control.',
      ru: 'Дизель много ездил по трассе и отлично обслужен: в сервисной книжке все отметки. Подогрев лобового стекла и сидений, круиз-контроль.',
    },
  },
  {
    name: 'Seat Leon Sportstourer',
    image: 'estate-green',
    maker: 'VSS',
    consumption: 5.5,
    mileage: 25_660,
    text: {
      et: 'Madala joonega universaal, mis ei sõida nagu kaubik. Digitaalne näidikuplokk, kolmetsooniline kliimaseade ja juhtmeta CarPlay.',
      en: 'A low-slung estate that does not drive like a van. Digital dashboard, three-zone climate control and wireless CarPlay.',
      ru: 'Приземистый универсал, который едет совсем не как фургон. Цифровая панель приборов, трёхзонный климат-контроль и беспроводной CarPlay.',
    },
  },
]
