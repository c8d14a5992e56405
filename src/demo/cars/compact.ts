import type { CarSketch } from './car-sketch.ts'

export const compactCars: CarSketch[] = [
  {
    name: 'Volkswagen Golf',
    image: 'hatchback-white',
    maker: 'WVW',
    consumption: 5.6,
    mileage: 54_200,
    text: {
      et: 'Golf on Golf: kõik on seal, kus sa seda otsid. Kahetsooniline kliimaseade, istmesoojendus, parkimisandurid ees ja taga.',
      en: 'A Golf is a Golf: everything is where you look for it. Two-zone climate control, heated seats, parking sensors front and rear.',
      ru: 'Golf есть Golf: всё там, где ищешь. Двухзонный климат-контроль, подогрев сидений, датчики парковки спереди и сзади.',
    },
  },
  {
    name: 'Volkswagen Golf',
    image: 'hatchback-blue',
    maker: 'WVW',
    fuelType: 'DIESEL',
    consumption: 4.6,
    mileage: 97_650,
    text: {
      et: 'Diiselmootor viib ühe paagiga Tallinnast Vilniusse ja varu jääb ülegi. Püsikiirusehoidja, soojendusega rool ja mugavad esiistmed pikkadeks päevadeks.',
      en: 'On one tank the diesel goes from Tallinn to Vilnius with some to spare. Cruise control, heated steering wheel and front seats made for long days.',
      ru: 'На одном баке дизель доедет от Таллинна до Вильнюса, и ещё останется запас. Круиз-контроль, подогрев руля и удобные передние сиденья для долгой дороги.',
    },
    issues: [{ text: 'Mõlk tagumisel uksel', daysAgo: 297, at: { side: 'left', x: 0.63, y: 0.52 } }],
  },
  {
    name: 'Toyota Corolla',
    image: 'hatchback-red',
    maker: 'SB1',
    consumption: 5.9,
    mileage: 41_370,
    text: {
      et: 'Toyota ohutuspakett on igas Corollas: pidurdab ise, hoiab rida ja loeb liiklusmärke. Tagurduskaamera ja kaheksatolline ekraan kuuluvad samuti varustusse.',
      en: 'Every Corolla has Toyota’s safety pack: it brakes by itself, keeps its lane and reads the signs. A reversing camera and an eight-inch screen come with it.',
      ru: 'В каждой Corolla есть пакет безопасности Toyota: машина сама тормозит, держит полосу и читает знаки. Плюс камера заднего вида и восьмидюймовый экран.',
    },
    longterm: {
      et: 'Alates 389 € kuus aastase lepinguga, kilomeetrid loeme kokku alles aasta lõpus. Kasko omavastutus 200 €.',
      en: 'From €389 a month on a one-year contract; the kilometres are added up only at the end of the year. Casco excess €200.',
      ru: 'От 389 € в месяц по договору на год, километры считаем только в конце года. Франшиза по каско 200 €.',
    },
  },
  {
    name: 'Kia Ceed',
    image: 'hatchback-graphite',
    maker: 'U5Y',
    consumption: 5.8,
    mileage: 36_020,
    text: {
      et: 'Tagaistmel on nii palju ruumi, et ka pikk sõber põlvede üle ei kurda. Istmete ja rooli soojendus, tagurduskaamera, vihmaandur.',
      en: 'A back seat where even a tall friend will not complain about his knees. Heated seats and wheel, reversing camera, rain sensor.',
      ru: 'Сзади достаточно места, чтобы и высокий друг не жаловался на колени. Подогрев сидений и руля, камера заднего вида, датчик дождя.',
    },
  },
  {
    name: 'Ford Focus',
    image: 'hatchback-silver',
    maker: 'WF0',
    consumption: 5.5,
    mileage: 63_480,
    text: {
      et: 'Soojendusega esiklaas säästab talvehommikul jää kraapimisest. Peale selle püsikiirusehoidja, kliimaseade ja täpne juhitavus.',
      en: 'The heated windscreen gives you winter mornings off from scraping. Besides that: cruise control, air conditioning and lively handling.',
      ru: 'Лобовое стекло с подогревом избавит от скребка зимним утром. Кроме того, круиз-контроль, кондиционер и отзывчивое управление.',
    },
  },
  {
    name: 'Mazda 3',
    image: 'hatchback-red',
    maker: 'JMZ',
    consumption: 5.7,
    mileage: 30_150,
    text: {
      et: 'Neile, kellele sõitmine meeldib: täpne käigukast ja esiklaasile kuvatav kiirus. Bose’i helisüsteem ja soojendusega rool teevad olemise mõnusaks.',
      en: 'For people who like driving: a precise gearbox and the speed projected on the windscreen. A Bose sound system and a heated wheel take care of comfort.',
      ru: 'Для тех, кто любит водить: точная коробка передач и скорость на лобовом стекле. Аудиосистема Bose и подогрев руля добавляют уюта.',
    },
  },
]
