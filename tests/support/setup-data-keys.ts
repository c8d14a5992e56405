import { useTestKeys } from './data-keys.ts'

useTestKeys()
