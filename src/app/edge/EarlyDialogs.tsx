import { lazy, type ReactNode } from 'react'
import { StaticRouter } from 'react-router'
import { dialogTemplateId } from '../../engine/firstView'
import { pageAddress } from '../../lib/pageAddress'
import { openMove } from '../../site/modalAddress'
import { menuName, opensAttribute } from '../../site/opens'
import { modals } from '../../site/paths'
import { type createStore, Provider } from '../../state/atoms'
import { SiteDialogs } from '../App'
import { preloadDialog } from '../preloadFirstView'

/** Dialogs that have an address. */
const addressed = [modals.login, modals.register, modals.search]
/** What the edge draws for a press that comes before the app, by the name that its buttons carry. */
const names = [...addressed, menuName]

const MenuDrawer = lazy(() => import('../layout/MenuDrawer'))

type Store = ReturnType<typeof createStore>

export const preloadEarlyDialogs = (store: Store): Promise<unknown> =>
  Promise.all(addressed.map((name) => preloadDialog(store, name)))

/** Those that something in a drawn page opens. */
export const earlyDialogsIn = (html: string): readonly string[] =>
  names.filter((name) => html.includes(`${opensAttribute}="${name}"`))

interface EarlyDialogsProps {
  readonly store: Store
  readonly names: readonly string[]
  /** Where the page is. */
  readonly at: string
}

/** A template for each, as it stands at the address that a press leads to. */
export function EarlyDialogs({ store, names, at }: EarlyDialogsProps) {
  return (
    <Provider store={store}>
      {names.map((name) => (
        <template key={name} id={dialogTemplateId + name}>
          <DrawnDialog name={name} at={at} />
        </template>
      ))}
    </Provider>
  )
}

function DrawnDialog({ name, at }: { readonly name: string; readonly at: string }): ReactNode {
  if (name === menuName) {
    return (
      <StaticRouter location={at}>
        <MenuDrawer open onClose={() => undefined} />
      </StaticRouter>
    )
  }
  const { pathname, search } = new URL(at, pageAddress())
  const opened = openMove({ pathname, search, state: undefined }, name, {})
  // on the page of the sign-in the login is the page's
  return opened === undefined ? null : (
    <StaticRouter location={opened.to}>
      <SiteDialogs />
    </StaticRouter>
  )
}
