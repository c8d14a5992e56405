export type HostedTexts = {
  language: string
  title: string
  warning: string
  amount: string
  order: string
  description: string
  method: string
  card: string
  pay: string
  cancel: string
  leave: string
  leaveHint: string
  cardNumber: string
  expiry: string
  cvc: string
  cardHint: string
  declined: string
  confirmTitle: string
  confirm: string
  done: string
  gone: string
  back: string
}

/** The simulator stands for another company's page, so its words are its own and not among the product's messages. */
const texts: Record<'et' | 'en' | 'ru', HostedTexts> = {
  et: {
    language: 'et',
    title: 'Makse simulaator',
    warning: 'See on simulaator, mitte pank. Raha ei liigu. Ära sisesta päris kaardi andmeid.',
    amount: 'Summa',
    order: 'Tellimus',
    description: 'Makse selgitus',
    method: 'Makseviis',
    card: 'Kaardimakse',
    pay: 'Maksa',
    cancel: 'Katkesta',
    leave: 'Jäta pooleli',
    leaveHint: 'Pooleli jäetud makse ootab, kuni selle aeg läbi saab.',
    cardNumber: 'Kaardi number',
    expiry: 'Kehtiv kuni (KK/AA)',
    cvc: 'Turvakood (CVC)',
    cardHint:
      'Prooviandmed: 5577 0000 5577 0004 (makstud) või 5454 5454 5454 5454 (küsib kinnitust), 03/30, 737.',
    declined: 'Kaart lükati tagasi. Kontrolli numbrit, kehtivust ja turvakoodi.',
    confirmTitle: 'Kinnita kaardimakse',
    confirm: 'Kinnita makse',
    done: 'Selle makse kohta pole enam midagi teha.',
    gone: 'Sellist makset ei ole või on see asendatud uuega.',
    back: 'Tagasi müüja juurde',
  },
  en: {
    language: 'en',
    title: 'Payment simulator',
    warning: 'This is a simulator, not a bank. No money moves. Do not enter a real card.',
    amount: 'Amount',
    order: 'Order',
    description: 'Payment description',
    method: 'Payment method',
    card: 'Card payment',
    pay: 'Pay',
    cancel: 'Cancel',
    leave: 'Leave it open',
    leaveHint: 'A payment left open waits until its time runs out.',
    cardNumber: 'Card number',
    expiry: 'Valid until (MM/YY)',
    cvc: 'Security code (CVC)',
    cardHint: 'Test cards: 5577 0000 5577 0004 (paid) or 5454 5454 5454 5454 (asks to confirm), 03/30, 737.',
    declined: 'The card was declined. Check its number, date and security code.',
    confirmTitle: 'Confirm the card payment',
    confirm: 'Confirm the payment',
    done: 'There is nothing left to do about this payment.',
    gone: 'There is no such payment, or a newer one has replaced it.',
    back: 'Back to the merchant',
  },
  ru: {
    language: 'ru',
    title: 'Симулятор оплаты',
    warning: 'Это симулятор, а не банк. Деньги не списываются. Не вводите данные настоящей карты.',
    amount: 'Сумма',
    order: 'Заказ',
    description: 'Назначение платежа',
    method: 'Способ оплаты',
    card: 'Оплата картой',
    pay: 'Оплатить',
    cancel: 'Отменить',
    leave: 'Оставить неоплаченным',
    leaveHint: 'Неоплаченный платёж ждёт, пока не истечёт его срок.',
    cardNumber: 'Номер карты',
    expiry: 'Действует до (ММ/ГГ)',
    cvc: 'Код безопасности (CVC)',
    cardHint:
      'Тестовые карты: 5577 0000 5577 0004 (оплата) или 5454 5454 5454 5454 (с подтверждением), 03/30, 737.',
    declined: 'Карта отклонена. Проверьте номер, срок действия и код безопасности.',
    confirmTitle: 'Подтвердите оплату картой',
    confirm: 'Подтвердить оплату',
    done: 'С этим платежом больше ничего делать не нужно.',
    gone: 'Такого платежа нет, или его заменил новый.',
    back: 'Вернуться к продавцу',
  },
}

export function hostedTexts(locale: string): HostedTexts {
  return locale === 'et' || locale === 'ru' ? texts[locale] : texts.en
}
