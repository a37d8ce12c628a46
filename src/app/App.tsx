import { type createStore, Provider, useAtomValue } from '../state/atoms'
import { Activity, type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from '../i18n/translate'
import { BrowserRouter } from 'react-router'
import { GlobalStyle } from '../theme/global'
import { gateAtom } from '../site/site'
import { ToastHost } from '../ui'
import { OnlyStyle } from '../ui/layout/Only'
import { Frame } from './layout/Frame'
import { ModalHost } from './ModalHost'
import { MaintenancePage } from './pages/MaintenancePage'
import { RegionPage } from './pages/RegionPage'
import { PageLocation } from './PageLocation'
import { Pages } from './Pages'
import { SessionGuard } from './SessionGuard'

interface SiteProps {
  readonly store: ReturnType<typeof createStore>
  /** Says where the page is. */
  readonly router: (children: ReactNode) => ReactNode
}

/** The whole site: one gate, then pages in their frames, then the dialogs over them. */
export function Site({ store, router }: SiteProps) {
  return (
    <Provider store={store}>
      <GlobalStyle />
      <OnlyStyle />
      {router(<Gate />)}
      <Toasts />
    </Provider>
  )
}

interface AppProps extends Pick<SiteProps, 'store'> {
  /** Called when the page is drawn, or taken over where the edge has drawn it. */
  readonly onReady: () => void
}

export function App({ store, onReady }: AppProps) {
  useEffect(onReady, [onReady])
  return (
    <Site
      store={store}
      // a page that is there is drawn in one go: in slices, its first frame comes twice as late on a slow processor
      router={(children) => <BrowserRouter useTransitions={false}>{children}</BrowserRouter>}
    />
  )
}

/** Maintenance and region restriction replace every page (spec §2). Within a router. */
export function Gate() {
  const gate = useAtomValue(gateAtom)
  const isOpen = gate.state === 'open'
  const [wasOpen, setWasOpen] = useState(isOpen)
  if (isOpen && !wasOpen) setWasOpen(true)
  return (
    <>
      {gate.state === 'maintenance' ? <MaintenancePage start={gate.start} end={gate.end} /> : null}
      {gate.state === 'region' ? <RegionPage /> : null}
      {/* aside, not away: what was typed is there when the site is open again; nothing is asked meanwhile */}
      {wasOpen ? (
        <Activity mode={isOpen ? 'visible' : 'hidden'}>
          <SessionGuard>
            <PageLocation>
              <Frame>
                <Pages />
              </Frame>
            </PageLocation>
            <ModalHost />
          </SessionGuard>
        </Activity>
      ) : null}
    </>
  )
}

export function Toasts() {
  const { t } = useTranslation()
  return <ToastHost labels={{ region: t('app.toasts'), close: t('app.close') }} />
}
