/** Answers of Montonio as its documentation gives them: the names and forms are its own, the people are not. */
const recordedAddress = {
  firstName: 'Mari',
  lastName: 'Maasikas',
  email: 'mari@example.com',
  phoneNumber: null,
  phoneCountry: null,
  addressLine1: 'Kai 1',
  addressLine2: null,
  locality: 'Tallinn',
  region: null,
  country: 'EE',
  postalCode: '10111',
  companyName: null,
  companyLegalName: null,
  companyRegCode: null,
  companyVatNumber: null,
}

/** `POST /orders`. */
export const recordedOrder = {
  uuid: '12228dce-2f7c-4db5-8d28-5d82a19aa3b6',
  paymentStatus: 'PENDING',
  locale: 'et',
  merchantReference: 'ORDER-123',
  merchantReferenceDisplay: 'ORDER-123',
  merchantReturnUrl: 'https://shop.example/return',
  merchantNotificationUrl: 'https://shop.example/notify',
  grandTotal: '99.99',
  currency: 'EUR',
  paymentMethodType: 'paymentInitiation',
  storeUuid: '703a60eb-ed19-4fc3-8a62-4474150a962a',
  paymentIntents: [
    {
      uuid: '302f259c-7501-49ed-b3aa-39a4bbcafec1',
      paymentMethodType: 'paymentInitiation',
      paymentMethodMetadata: {
        preferredLocale: 'et',
        preferredCountry: 'EE',
        paymentDescription: 'Order 123',
      },
      amount: '99.99',
      currency: 'EUR',
      status: 'PENDING',
      serviceFee: null,
      serviceFeeCurrency: 'EUR',
      createdAt: '2023-12-13T12:02:35.522Z',
    },
  ],
  refunds: [],
  availableForRefund: 0,
  isRefundableType: false,
  lineItems: [{ name: 'Hoverboard', quantity: 1, finalPrice: 99.99 }],
  billingAddress: recordedAddress,
  shippingAddress: recordedAddress,
  expiresAt: null,
  createdAt: '2023-02-08T13:32:55.099Z',
  storeName: 'A shop',
  businessName: 'A company',
  paymentUrl: 'https://bank.example/e694c95b-0335-493d-a713-af95720f885d',
}

/** `POST /refunds`. */
export const recordedRefund = {
  uuid: '97b20084-319a-4cce-92f5-56d3b41a986a',
  amount: 25,
  status: 'PENDING',
  currency: 'EUR',
  createdAt: '2023-05-23T08:37:55.534Z',
  type: 'PARTIAL_REFUND',
}

/** `GET /orders/:uuid` after a refund: what was a number there is a string here, and the intent stays paid. */
export const recordedRefundedOrder = {
  ...recordedOrder,
  paymentStatus: 'PARTIALLY_REFUNDED',
  paymentIntents: recordedOrder.paymentIntents.map((intent) => ({
    ...intent,
    status: 'PAID',
    serviceFee: '3.15',
  })),
  refunds: [{ ...recordedRefund, amount: '25', status: 'SUCCESSFUL' }],
  availableForRefund: 74.99,
  isRefundableType: true,
  paymentUrl: null,
}

/** What an `orderToken` says. */
export const recordedOrderToken = {
  uuid: '12228dce-2f7c-4db5-8d28-5d82a19aa3b6',
  accessKey: 'an access key',
  merchantReference: 'ORDER-123',
  merchantReferenceDisplay: 'ORDER-123',
  paymentStatus: 'PAID',
  paymentMethod: 'paymentInitiation',
  grandTotal: 99.99,
  currency: 'EUR',
  senderIban: 'EE471000001020145685',
  senderName: 'MARI MAASIKAS',
  paymentProviderName: 'A bank',
  iat: 1_632_967_333,
  exp: 1_632_967_333,
  merchant_reference: 'ORDER-123',
  merchant_reference_display: 'ORDER-123',
  payment_status: 'PAID',
}

/** What a `refundToken` says. */
export const recordedRefundToken = {
  refundUuid: '97b20084-319a-4cce-92f5-56d3b41a986a',
  orderUuid: '12228dce-2f7c-4db5-8d28-5d82a19aa3b6',
  refundStatus: 'SUCCESSFUL',
  refundAmount: 25,
  refundStatusDescription: null,
  accessKey: 'an access key',
  iat: 1_632_967_333,
  exp: 1_632_967_333,
}

/** Refusals by their words, which are all there is to tell them by. */
export const recordedRefusals = {
  unsettled: {
    statusCode: 400,
    message: 'Refund amount [231.8] exceeds the total amount refundable [0]',
    error: 'Bad Request',
  },
  alreadyPaid: { statusCode: 400, message: 'ALREADY_PAID_FOR', error: 'Bad Request' },
}
