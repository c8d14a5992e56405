import type { ServiceSketch } from './service-sketch.ts'

/** People and places: who drives and where. */
export const journeys = {
  additionalDriver: {
    name: { et: 'Lisajuht', en: 'Additional driver', ru: 'Дополнительный водитель' },
    description: {
      et: 'Roolis võib olla ka teine inimene, kui tema juhiluba on lepingus kirjas. Tasu on ühekordne, rendi pikkusest olenemata.',
      en: 'Someone else may drive as well once their licence is in the contract. One fee, however long you rent.',
      ru: 'За руль сможет сесть ещё один человек, если его права внесены в договор. Платите один раз, срок аренды не важен.',
    },
    type: 'ONCE',
    euros: 10,
    maxQuantity: 4,
  },
  youngDriver: {
    name: { et: 'Noor juht (alla 25 a)', en: 'Young driver (under 25)', ru: 'Молодой водитель (до 25 лет)' },
    description: {
      et: 'Kohustuslik, kui mõni juhtidest on alla 25 aasta vana. Juhistaaži peab olema vähemalt kaks aastat.',
      en: 'Required when any of the drivers is under 25. The licence must have been held for at least two years.',
      ru: 'Обязательно, если кому-то из водителей меньше 25 лет. Водительский стаж должен быть не меньше двух лет.',
    },
    type: 'DAY',
    euros: 7,
  },
  borderBaltic: {
    name: {
      et: 'Sõit Lätti ja Leetu',
      en: 'Driving to Latvia and Lithuania',
      ru: 'Поездка в Латвию и Литву',
    },
    description: {
      et: 'Kirjalik luba autoga Lätis ja Leedus sõita, kindlustus ja autoabi kehtivad ka seal.',
      en: 'Written permission to take the car to Latvia and Lithuania; insurance and roadside help go with you.',
      ru: 'Письменное разрешение на выезд в Латвию и Литву: страховка и помощь на дороге действуют и там.',
    },
    type: 'ONCE',
    euros: 25,
  },
  borderFar: {
    name: {
      et: 'Sõit Soome ja Poola',
      en: 'Driving to Finland and Poland',
      ru: 'Поездка в Финляндию и Польшу',
    },
    description: {
      et: 'Sisaldab ka Läti ja Leedu luba. Praamipilet jääb sinu osta, paberid paneme meie autosse.',
      en: 'Includes the permission for Latvia and Lithuania. You buy the ferry ticket, we put the papers in the car.',
      ru: 'Включает и разрешение для Латвии и Литвы. Билет на паром вы покупаете сами, документы мы положим в машину.',
    },
    type: 'ONCE',
    euros: 45,
  },
  unlimitedKilometres: {
    name: { et: 'Piiramatu läbisõit', en: 'Unlimited mileage', ru: 'Пробег без ограничений' },
    description: {
      et: 'Iga ööpäeva kohta on hinna sees 200 km. Selle teenusega kilomeetreid ei loeta.',
      en: '200 km a day are in the price. With this service nobody counts the kilometres.',
      ru: 'В цену входит 200 км в сутки. С этой услугой километры никто не считает.',
    },
    type: 'ONCE',
    euros: 0,
    markupPercent: 10,
  },
  delivery: {
    name: { et: 'Kohaletoomine Tallinnas', en: 'Delivery in Tallinn', ru: 'Доставка по Таллинну' },
    description: {
      et: 'Toome auto hotelli või koju ja teeme paberid kohapeal korda. Kirjuta aadress broneeringu lisainfosse.',
      en: 'We bring the car to your hotel or home and do the paperwork there. Write the address in the booking notes.',
      ru: 'Привезём машину к гостинице или дому и оформим всё на месте. Адрес укажите в примечании к брони.',
    },
    type: 'ONCE',
    euros: 20,
  },
} satisfies Record<string, ServiceSketch>

/** Things that travel along. */
export const equipment = {
  infantCarrier: {
    name: { et: 'Turvahäll 0–13 kg', en: 'Infant carrier 0–13 kg', ru: 'Автолюлька 0–13 кг' },
    description: {
      et: 'Seljaga sõidusuunas paigaldatav häll imikule, Isofix-alusega. Kate pestakse pärast iga renti.',
      en: 'A rear-facing carrier for babies, with an Isofix base. The cover is washed after every rental.',
      ru: 'Люлька для малыша на базе Isofix, ставится против хода движения. Чехол стираем после каждой аренды.',
    },
    type: 'DAY',
    euros: 4,
    maxQuantity: 2,
  },
  childSeat: {
    name: { et: 'Turvatool 9–18 kg', en: 'Child seat 9–18 kg', ru: 'Детское кресло 9–18 кг' },
    description: {
      et: 'Viiepunktivööga tool väikelapsele. Paneme selle enne sinu tulekut autosse kinni.',
      en: 'A seat with a five-point harness for toddlers. We fit it in the car before you arrive.',
      ru: 'Кресло с пятиточечным ремнём для малышей. Установим его в машину до вашего прихода.',
    },
    type: 'DAY',
    euros: 4,
    maxQuantity: 3,
  },
  booster: {
    name: { et: 'Turvaiste 15–36 kg', en: 'Booster seat 15–36 kg', ru: 'Бустер 15–36 кг' },
    description: {
      et: 'Istmekõrgendus lapsele, kes on alla 150 cm pikk.',
      en: 'A booster for children shorter than 150 cm.',
      ru: 'Подставка на сиденье для ребёнка ростом до 150 см.',
    },
    type: 'DAY',
    euros: 2,
    maxQuantity: 3,
  },
  navigation: {
    name: { et: 'Navigaator', en: 'Satellite navigation', ru: 'Навигатор' },
    description: {
      et: 'Baltimaade ja Soome kaartidega, räägib eesti, inglise ja vene keelt. Töötab ka seal, kus levi pole.',
      en: 'Maps of the Baltic states and Finland; it speaks Estonian, English and Russian and works without mobile coverage.',
      ru: 'Карты Балтии и Финляндии, говорит по-эстонски, по-английски и по-русски. Работает и там, где нет связи.',
    },
    type: 'DAY',
    euros: 5,
    hourCents: 100,
  },
  roofBox: {
    name: { et: 'Katuseboks', en: 'Roof box', ru: 'Багажный бокс на крышу' },
    description: {
      et: '420 liitrit lisaruumi, lukustatav. Mahutab pere suusad, vankri või telgi.',
      en: '420 litres of extra room, with a lock. Holds the family skis, a pram or a tent.',
      ru: 'Дополнительные 420 литров, запирается на ключ. Вмещает лыжи всей семьи, коляску или палатку.',
    },
    type: 'DAY',
    euros: 8,
  },
  skiRack: {
    name: { et: 'Suusahoidja', en: 'Ski rack', ru: 'Крепление для лыж' },
    description: {
      et: 'Katusele, kuue paari suuskade või nelja lumelaua jaoks.',
      en: 'On the roof, for six pairs of skis or four snowboards.',
      ru: 'На крышу, для шести пар лыж или четырёх сноубордов.',
    },
    type: 'DAY',
    euros: 3,
  },
  bikeRack: {
    name: { et: 'Rattahoidja', en: 'Bicycle rack', ru: 'Крепление для велосипедов' },
    description: {
      et: 'Kinnitub veokonksule ja kannab kolme ratast. Küsi enne järele, kas valitud autol on veokonks.',
      en: 'Fits on the tow bar and carries three bicycles. Ask first whether the car you chose has one.',
      ru: 'На фаркоп, для трёх велосипедов. Заранее уточните, есть ли фаркоп на выбранной машине.',
    },
    type: 'DAY',
    euros: 6,
  },
} satisfies Record<string, ServiceSketch>
