import { StrictMode, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { atom, type createStore, Provider } from '../../state/atoms'
import { languageAtom } from '../../i18n/language'
import { showMessagesOf } from '../../i18n/translate'
import { bootAtom, brandAtom } from '../../site/brand'
import { siteInputsAtom } from '../../site/site'
import { Inspector } from './Inspector'
import { chooseViewer, switchModules } from './model/tell'
import { changesAtom, moduleSwitchesAtom, restoreAtom, servedAtom, themeInForceAtom, viewerChoiceAtom } from './state'
import { keep, readKept } from './keptChanges'
import { paintTheme } from './paintTheme'
import { changedTextsAtom, settleTextsAtom } from './textChanges'
import { startTextTool } from './textTool'

/** Puts the inspector beside the page. It changes what the site is told and nothing else: no session, no platform. */
export function startInspector(store: ReturnType<typeof createStore>): void {
  const said = store.get(siteInputsAtom)
  store.set(servedAtom, store.get(bootAtom))
  store.set(siteInputsAtom, {
    tree: atom((get) => {
      const tree = get(said.tree)
      return tree && switchModules(tree, get(moduleSwitchesAtom))
    }),
    viewer: atom((get) => chooseViewer(get(said.viewer), get(viewerChoiceAtom), get(brandAtom))),
  })
  const paint = () => paintTheme(document, store.get(themeInForceAtom))
  store.sub(themeInForceAtom, paint)
  startTextTool(() => store.get(changedTextsAtom))
  const sayAgain = () => showMessagesOf(store.get(languageAtom).tag)
  store.sub(changedTextsAtom, sayAgain)
  // what the page has said before, it says to the index now
  sayAgain()
  const kept = readKept()
  if (kept) store.set(restoreAtom, kept)
  if (kept?.texts) void store.set(settleTextsAtom)
  store.sub(changesAtom, () => keep(store.get(changesAtom)))

  const place = document.createElement('div')
  place.dataset['inspector'] = ''
  document.body.append(place)
  createRoot(place).render(
    <StrictMode>
      <Provider store={store}>
        <Suspense>
          <Inspector />
        </Suspense>
      </Provider>
    </StrictMode>,
  )
}
