import { type ReactNode, useCallback, useDeferredValue, useEffect, useLayoutEffect, useRef, useState } from 'react'
import {
  type Location,
  NavigationType,
  type Navigator,
  Router,
  UNSAFE_createBrowserHistory as createBrowserHistory,
} from 'react-router'
import { afterPaint } from '../lib/afterPaint'
import { ComingPathContext } from '../site/comingPath'
import { PlaceNowContext } from '../site/modal'
import { withoutDialog } from '../site/modalAddress'

interface SiteRouterProps {
  readonly page: ReactNode
  readonly dialogs: ReactNode
}

/**
 * The browser's address for the page and, apart from it, for the dialogs. Of an address that only opens or closes a dialog
 * the page hears late, and is drawn again in slices: the dialog does not wait for it. Of another page it hears when the press
 * has been answered: the link is marked, and painted so. The two have a router each because React takes over a drawn page at
 * once, and whole, as soon as anything changes that is provided above it.
 */
export function SiteRouter({ page, dialogs }: SiteRouterProps) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }))
  const [now, setNow] = useState({ action: history.action, location: history.location })
  const late = useDeferredValue(now)
  const [answered, setAnswered] = useState(now)
  const answeredPath = useRef(now.location.pathname)
  useEffect(
    () =>
      afterPaint(() => {
        if (now.action === NavigationType.Push && now.location.pathname !== answeredPath.current) leaveFocus()
        answeredPath.current = now.location.pathname
        setAnswered(now)
      }),
    [now],
  )
  const place = useRef(now.location)
  useLayoutEffect(
    () =>
      history.listen(({ action, location }) => {
        place.current = location
        setNow({ action, location })
      }),
    [history],
  )
  const placeNow = useCallback(() => place.current, [])
  const [navigator] = useState<Navigator>(() => ({
    ...history,
    // a second press on a link comes before the page knows of the first
    push: (to, state) =>
      history[history.createHref(to) === history.createHref(history.location) ? 'replace' : 'push'](to, state),
  }))
  const isAnswered = now.action !== NavigationType.Push || isSamePage(now.location, answered.location)
  const ofPage = !isAnswered ? answered : isSamePage(now.location, late.location) ? late : now
  // a page that is there is drawn in one go: in slices, its first frame comes twice as late on a slow processor
  const router = { navigator, useTransitions: false }
  return (
    <>
      <PlaceNowContext value={placeNow}>
        <ComingPathContext value={now.location.pathname}>
          <Router {...router} location={ofPage.location} navigationType={ofPage.action}>
            {page}
          </Router>
        </ComingPathContext>
      </PlaceNowContext>
      <Router {...router} location={now.location} navigationType={now.action}>
        {dialogs}
      </Router>
    </>
  )
}

/**
 * Lets go of what has the focus in the page, as long as nothing has changed: Chromium styles the whole document before it takes
 * out an element with the focus, which would be the page that goes, with the styles of the one that comes.
 */
const leaveFocus = (): void => document.querySelector<HTMLElement>('main :focus')?.blur()

const isSamePage = (one: Location, other: Location): boolean =>
  one.pathname === other.pathname && one.hash === other.hash && withoutDialog(one) === withoutDialog(other)
