/** A record as its description has it, and what it is called. */
export type StoredRecord = { id: number; title: string; [field: string]: unknown }

type Facts = Record<string, unknown>

/** An entry of the log: who changed what, from what to what. */
export type RecordedChange = {
  id: number
  createdAt: string
  adminName: string
  action: string
  before: Facts | null
  after: Facts | null
}

export type ListedCar = { id: number; name: string; registerNumber: string; isActive: boolean }
export type ListedGuarantor = { id: number; name: string; idCode: string }
export type ListedService = {
  id: number
  name: string
  nameEn: string
  nameRu: string
  deductible: number | null
  maxQuantity: number
  isActive: boolean
}
