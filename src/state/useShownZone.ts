import { useHydrated } from './useHydrated'

const [own, common] = [{}, { timeZone: 'UTC' }]

/** Option of Intl for times: the visitor's own time zone; in a page that the edge has drawn, which does not know it, UTC until it is hydrated. */
export const useShownZone = (): { readonly timeZone?: string } => (useHydrated() ? own : common)
