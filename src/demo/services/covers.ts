import type { ServiceSketch } from './service-sketch.ts'

export const covers = {
  basicCover: {
    name: { et: 'Põhikindlustus', en: 'Basic cover', ru: 'Базовая страховка' },
    description: {
      et: 'Liikluskindlustus ja kasko on hinna sees. Kahju korral maksad ise kuni 500 €, ülejäänu tasub kindlustus.',
      en: 'Third-party and casco insurance are in the price. If something happens you pay at most €500, the insurer pays the rest.',
      ru: 'Дорожная страховка и каско уже включены в цену. При ущербе вы платите не больше 500 €, остальное покрывает страховая.',
    },
    type: 'DAY',
    euros: 0,
    excessEuros: 500,
    isPreChosen: true,
  },
  reducedExcess: {
    name: { et: 'Vähendatud omavastutus', en: 'Reduced excess', ru: 'Сниженная франшиза' },
    description: {
      et: 'Sinu osa kahjust on kõige rohkem 190 €. Enim valitud kaitse, sest katab ka parklas saadud kriimud.',
      en: 'Your share of any damage is €190 at most. Our most popular cover, because it takes care of car-park scratches too.',
      ru: 'Ваша доля в ущербе составит не более 190 €. Эту защиту выбирают чаще всего: она распространяется и на царапины с парковки.',
    },
    type: 'DAY',
    euros: 7,
    hourCents: 150,
    excessEuros: 190,
    isPreChosen: true,
  },
  zeroExcess: {
    name: { et: 'Null omavastutus', en: 'Zero excess', ru: 'Без франшизы' },
    description: {
      et: 'Kahju korral ei maksa sa midagi. Hooletus ja joobes juhtimine jäävad välja nagu iga kindlustuse puhul.',
      en: 'If the car is damaged, you pay nothing. Gross negligence and drunk driving are excluded, as with any insurance.',
      ru: 'При ущербе вы не платите ничего. Грубая неосторожность и вождение в нетрезвом виде исключены, как и в любой страховке.',
    },
    type: 'DAY',
    euros: 13,
    hourCents: 300,
    excessEuros: 0,
  },
  glassAndTyres: {
    name: { et: 'Klaasi- ja rehvikaitse', en: 'Glass and tyre protection', ru: 'Защита стёкол и шин' },
    description: {
      et: 'Kivist pragunenud esiklaas või lõhutud rehv parandatakse meie kulul. Kruusateedele minejale hea mõte.',
      en: 'A windscreen cracked by a stone or a burst tyre is repaired at our cost. Sensible if gravel roads are on your route.',
      ru: 'Треснувшее от камня лобовое стекло или пробитую шину ремонтируем за свой счёт. Пригодится тем, кто едет по гравийным дорогам.',
    },
    type: 'DAY',
    euros: 4,
    hourCents: 100,
  },
} satisfies Record<string, ServiceSketch>
