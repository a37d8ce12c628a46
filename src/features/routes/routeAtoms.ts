import { bootAtom, brandAtom } from '../../site/brand'
import { domainRouteAtom } from '../../site/platformAnswers'
import { atom } from '../../state/atoms'
import { measure, type MeasuredRoute, readRoutes, type Route } from './routes'

/** Every address that the platform lists, and this one. */
export const routesAtom = atom((get): readonly Route[] =>
  readRoutes(get(domainRouteAtom).data?.domainList ?? [], {
    here: location.origin,
    own: get(bootAtom).routes,
  }),
)

/** By origin: those that have been measured since the last start. */
const resultsAtom = atom<ReadonlyMap<string, MeasuredRoute['measured']>>(new Map())
const turnAtom = atom(0)

export interface ShownRoute extends Route {
  /** Absent while it is being measured. */
  readonly measured?: MeasuredRoute['measured']
}

export const measuredRoutesAtom = atom((get): readonly ShownRoute[] => {
  const results = get(resultsAtom)
  return get(routesAtom).map((route) => {
    const measured = results.get(route.origin)
    return measured === undefined ? route : { ...route, measured }
  })
})

export const isMeasured = (route: ShownRoute): route is MeasuredRoute => route.measured !== undefined

/** Measures all of them beside each other. Undefined: another start came meanwhile, and this one does not count. */
export const measureRoutesAtom = atom(null, async (get, set): Promise<readonly MeasuredRoute[] | undefined> => {
  const turn = get(turnAtom) + 1
  set(turnAtom, turn)
  set(resultsAtom, new Map())
  const { merchant } = get(brandAtom)
  const isOver = () => get(turnAtom) !== turn
  const probe = {
    merchant,
    isOver,
    now: () => performance.now(),
    fetch: (...asked: Parameters<typeof fetch>) => fetch(...asked),
  }
  const routes = await Promise.all(
    get(routesAtom).map(async (route) => {
      const measured = await measure(route, probe)
      if (measured === undefined || isOver()) return []
      set(resultsAtom, (known) => new Map(known).set(route.origin, measured))
      return { ...route, measured }
    }),
  )
  return isOver() ? undefined : routes.flat()
})
