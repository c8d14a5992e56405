import type { CarSketch } from './car-sketch.ts'

export const miniCars: CarSketch[] = [
  {
    name: 'Volkswagen up!',
    image: 'mini-white',
    maker: 'WVW',
    consumption: 4.8,
    mileage: 61_240,
    text: {
      et: 'Väike linnaauto, millega leiab parkimiskoha ka vanalinna servas. Kliimaseade, Bluetooth ja telefonihoidik; pagasiruumi mahub kaks käsipagasikohvrit.',
      en: 'A small city car that finds a parking space even at the edge of the Old Town. Air conditioning, Bluetooth and a phone cradle; the boot takes two cabin bags.',
      ru: 'Маленькая городская машина, для которой место найдётся даже у Старого города. Кондиционер, Bluetooth и держатель для телефона; в багажник войдут два чемодана размера ручной клади.',
    },
    issues: [
      {
        text: 'Kriim tagumisel stangel, u 8 cm',
        daysAgo: 246,
        at: { side: 'back', x: 0.72, y: 0.68 },
      },
    ],
  },
  {
    name: 'Kia Picanto',
    image: 'mini-red',
    maker: 'KNA',
    consumption: 4.9,
    mileage: 38_910,
    text: {
      et: 'Kirsipunane ja kokkuhoidlik: Tallinnast Pärnu randa ja tagasi jõuab poole paagiga. Istmed ja rool on soojendusega, telefon ühendub Apple CarPlay või Android Autoga.',
      en: 'Cherry red and frugal: Tallinn to the beach in Pärnu and back on half a tank. Heated seats and steering wheel, and your phone connects through Apple CarPlay or Android Auto.',
      ru: 'Вишнёвый Picanto съездит из Таллинна на пляж в Пярну и обратно на половине бака. Подогрев сидений и руля, телефон подключается через Apple CarPlay или Android Auto.',
    },
  },
  {
    name: 'Hyundai i10',
    seats: 5,
    image: 'mini-silver',
    maker: 'NLH',
    consumption: 5,
    mileage: 27_450,
    text: {
      et: 'Oma klassi kohta üllatavalt ruumikas, viis ust ja viis päris istekohta. Tagurduskaamera, püsikiirusehoidja ja 252-liitrine pagasiruum.',
      en: 'Surprisingly roomy for its class, with five doors and five proper seats. Reversing camera, cruise control and a 252-litre boot.',
      ru: 'На удивление просторный для своего класса: пять дверей и пять полноценных мест. Камера заднего вида, круиз-контроль и багажник на 252 литра.',
    },
    longterm: {
      et: 'Alates 299 € kuus kuuekuulise lepinguga. Hinna sees on kasko, hooldus ja hooajaline rehvivahetus, läbisõit kuni 1500 km kuus.',
      en: 'From €299 a month on a six-month contract. Casco, servicing and the seasonal tyre change are included, up to 1,500 km a month.',
      ru: 'От 299 € в месяц по договору на полгода. Каско, обслуживание и сезонная смена шин включены, пробег до 1500 км в месяц.',
    },
  },
  {
    name: 'Toyota Aygo X',
    image: 'mini-green',
    maker: 'JTD',
    consumption: 4.7,
    mileage: 19_870,
    text: {
      et: 'Kõrgema istumisega linnaauto, kust on ristmikul hea välja näha. Adaptiivne püsikiirusehoidja, sõidurea hoidmise abi ja lõuendkatus, mille saab ilusa ilmaga lahti lükata.',
      en: 'You sit higher here and see the whole junction. Adaptive cruise control, lane assist and a canvas roof to slide open on a fine day.',
      ru: 'Посадка выше обычной, поэтому на перекрёстке всё видно. Адаптивный круиз-контроль, помощь в удержании полосы и тканевая крыша, которую приятно открыть в хорошую погоду.',
    },
  },
  {
    name: 'Fiat 500',
    image: 'mini-sand',
    maker: 'ZFA',
    seats: 4,
    doors: 3,
    consumption: 5.1,
    mileage: 88_320,
    isActive: false,
    text: {
      et: 'Kolmeukseline rõõmus auto kahele, tagaistmele mahuvad pigem kotid kui täiskasvanud. Kliimaseade, klaaskatus ja Bluetooth.',
      en: 'A cheerful three-door for two; the back seat suits bags better than grown-ups. Air conditioning, a glass roof and Bluetooth.',
      ru: 'Весёлая трёхдверная машинка для двоих: сзади удобнее сумкам, чем взрослым. Кондиционер, стеклянная крыша и Bluetooth.',
    },
    issues: [
      {
        text: 'Parempoolne peegel mõraga, auto läheb müüki',
        daysAgo: 77,
        at: { side: 'right', x: 0.31, y: 0.35 },
      },
    ],
  },
]
