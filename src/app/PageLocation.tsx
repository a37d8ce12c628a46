import { type ReactNode, useCallback, useContext, useDeferredValue, useLayoutEffect, useRef } from 'react'
import { type Location, UNSAFE_LocationContext as LocationContext } from 'react-router'
import { PlaceNowContext } from '../site/modal'
import { withoutDialog } from '../site/modalAddress'

/**
 * Where the page under the dialogs is. Of an address that only opens or closes a dialog it hears late, and is drawn again in
 * slices: the dialog waits neither for it nor, while a drawn page is taken over, for all of it to be taken over at once.
 */
export function PageLocation({ children }: { readonly children: ReactNode }) {
  const now = useContext(LocationContext)
  const late = useDeferredValue(now)
  const place = useRef(now.location)
  useLayoutEffect(() => {
    place.current = now.location
  }, [now.location])
  const placeNow = useCallback(() => place.current, [])
  return (
    <PlaceNowContext value={placeNow}>
      <LocationContext value={isSamePage(now.location, late.location) ? late : now}>{children}</LocationContext>
    </PlaceNowContext>
  )
}

const isSamePage = (one: Location, other: Location): boolean =>
  one.pathname === other.pathname && one.hash === other.hash && withoutDialog(one) === withoutDialog(other)
