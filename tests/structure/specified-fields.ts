/**
 * The data model the product was specified with: each entity and its fields, in the specification's own spelling. It is
 * given, not derived: a line changes only when the specification does.
 */
export const specifiedFields: Readonly<Record<string, string>> = {
  Admin: 'id, email, password, tokenSecret',
  Car: 'id, name, description, gearbox, seats, doors, fuelConsumption, fuelType, milage, imageNames, registerNumber, vin, issues, issuePoints, groupId, isLongterm, longtermInfo, isActive, createdAt, updatedAt',
  Client:
    'id, firstName, lastName, email, idCode, drivingLicenceNumber, address, phone, additional, language, companyName, companyAddress, terms, ads, dataHandling, isCustomer, additionalDocuments, createdAt, updatedAt',
  Gurantor:
    'id, name, email, idCode, documentNumber, address, phone, responsibilityLimit, createdAt, updatedAt',
  Booking:
    'id, isPaid, paymentWithDeposit, isContractSaved, contractNumber, adHocNotes, notes, depositNumber, paymentMethod, returnLocationId, rentLocationId, actualReturnLocationId, clientId, gurantorId, carId, additionalDrivers, status, notified, questionnaireSent, couponReminderSent, additional, documents, price, deposit, rentPrice, returnPrice, rentDate, returnDate, actualReturnDate, refundId, createdAt, updatedAt',
  Group: 'id, name, isActive, deposit',
  Discount: 'amount, groupPriceId, daysRangeId',
  PriceRegulation: 'amount, groupPriceId, daysRangeId',
  ServiceDiscount: 'amount, serviceId, daysRangeId',
  DaysRange: 'minDay, maxDay',
  GroupPrice:
    'groupId, start, end, monday, tuesday, wednesday, thursday, friday, saturday, sunday, mondayHour, tuesdayHour, wednesdayHour, thursdayHour, fridayHour, saturdayHour, sundayHour',
  LocationTimes: 'start, end, rentPrice, returnPrice, dayName, locationId',
  Location: 'name, nameEn, nameRu, address, isActive, orderNumber',
  Service:
    'name, nameEn, nameRu, description, descriptionEn, descriptionRu, type, deductible, price, hourPrice, carPriceMarkupPercent, isActive, isPreChosen, orderNumber',
  BookingsOnServices: 'bookingId, serviceId, price, deductible',
  Tax: 'amount',
  Representive: 'name',
  ServiceProvider: 'name, isActive',
  EndPriceRegualtion: 'amount, startDate, endDate, isDiscount',
  SmartLocket: 'name, phone',
  SmartLocketReservation: 'smartLocketId, bookingId, start',
  Questionnaire: 'quality, condition, recommend, hasSeen, additional, bookingId',
  ServiceCoupon: 'serviceId, couponId, discount, isPercentage',
  LocationCoupon: 'locationId, couponId, rentDiscount, returnDiscount, isRentPercentage, isReturnPercentage',
  GroupCoupon: 'groupId, couponId, discount, isPercentage',
  CouponDaysRange: 'couponId, daysRangeId',
  Coupon: 'name, code, start, end, isNewClient',
  Weekend: 'discount',
}
