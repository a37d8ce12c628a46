import { type createStore, Provider, useAtomValue } from '../state/atoms'
import { Activity, type ReactNode, useEffect, useState } from 'react'
import { StyleSheetManager } from 'styled-components'
import { useTranslation } from '../i18n/translate'
import { GlobalStyle } from '../theme/global'
import { stylisPlugins } from '../theme/nestedRules'
import { gateAtom } from '../site/site'
import { ToastHost } from '../ui'
import { OnlyStyle } from '../ui/layout/Only'
import { Frame } from './layout/Frame'
import { ModalHost } from './ModalHost'
import { MaintenancePage } from './pages/MaintenancePage'
import { RegionPage } from './pages/RegionPage'
import { Pages } from './Pages'
import { DialogGuard, PageGuard } from './SessionGuard'
import { SiteRouter } from './SiteRouter'

interface SiteProps {
  readonly store: ReturnType<typeof createStore>
  /** Says to both where the page is. */
  readonly router: (page: ReactNode, dialogs: ReactNode) => ReactNode
}

/** The whole site: pages in their frames, then the dialogs over them, both behind one gate. */
export function Site({ store, router }: SiteProps) {
  return (
    <Provider store={store}>
      <GlobalStyle />
      <OnlyStyle />
      {router(<SitePage />, <SiteDialogs />)}
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
    <StyleSheetManager stylisPlugins={stylisPlugins}>
      <Site store={store} router={(page, dialogs) => <SiteRouter page={page} dialogs={dialogs} />} />
    </StyleSheetManager>
  )
}

/** Maintenance and region restriction replace every page (spec §2). Within a router. */
export function SitePage() {
  const gate = useAtomValue(gateAtom)
  return (
    <>
      {gate.state === 'maintenance' ? <MaintenancePage start={gate.start} end={gate.end} /> : null}
      {gate.state === 'region' ? <RegionPage /> : null}
      <WhileOpen>
        <PageGuard>
          <Frame>
            <Pages />
          </Frame>
        </PageGuard>
      </WhileOpen>
    </>
  )
}

/** What the address has open over the page, and what is asked of a session. Within a router. */
export function SiteDialogs() {
  return (
    <WhileOpen>
      <DialogGuard>
        <ModalHost />
      </DialogGuard>
    </WhileOpen>
  )
}

/** While the site is closed aside, not away: what was typed is there when it is open again; nothing is asked meanwhile. */
function WhileOpen({ children }: { readonly children: ReactNode }) {
  const isOpen = useAtomValue(gateAtom).state === 'open'
  const [wasOpen, setWasOpen] = useState(isOpen)
  if (isOpen && !wasOpen) setWasOpen(true)
  return wasOpen ? <Activity mode={isOpen ? 'visible' : 'hidden'}>{children}</Activity> : null
}

export function Toasts() {
  const { t } = useTranslation()
  return <ToastHost labels={{ region: t('app.toasts'), close: t('app.close') }} />
}
