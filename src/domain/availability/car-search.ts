import type { Gearbox } from '../catalogue.ts'
import type { RentalRequest } from '../pricing/rental.ts'

export type CarSearch = RentalRequest & { gearbox: Gearbox | undefined }
