import { useEffect } from 'react'
import { MemoryRouter } from 'react-router'
import { SiteDialogs, SitePage, Toasts } from '../../src/app/App'
import { startInspector } from '../../src/app/inspector/start'
import { bootAtom } from '../../src/site/brand'
import { type createStore, Provider } from '../../src/state/atoms'

interface SiteProps {
  readonly store: ReturnType<typeof createStore>
  readonly address: string
}

/** The site as app/App.tsx has it, at an address that Storybook's own does not know of. */
export function Site({ store, address }: SiteProps) {
  useEffect(() => {
    if (!store.get(bootAtom).inspector) return
    startInspector(store)
    const place = document.body.lastElementChild
    return () => place?.remove()
  }, [store])
  return (
    <Provider store={store}>
      <MemoryRouter initialEntries={[address]}>
        <SitePage />
        <SiteDialogs />
      </MemoryRouter>
      <Toasts />
    </Provider>
  )
}
