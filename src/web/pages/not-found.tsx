import { pageNotFound } from '../page-data.ts'
import type { Route } from './+types/not-found.ts'

export function loader({ url }: Route.LoaderArgs): never {
  throw pageNotFound(url.pathname)
}

export default function NotFound() {
  return null
}
