import { QueryCache, QueryClient } from '@tanstack/query-core'
import { createStore } from 'jotai'
import { queryClientAtom } from 'jotai-tanstack-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { chooseLanguage } from '../i18n/languages'
import { hisLangKey, showLanguageAtom } from '../i18n/language'
import { clientConfigAtom, noticeFailureAtom } from '../session/client'
import { sessionKeys } from '../session/keys'
import { bootAtom } from '../site/brand'
import { messageLoaderAtom } from '../site/language'
import { registryAtom } from '../site/site'
import { App } from './App'
import { overridesAddress, readBoot } from './readBoot'
import { loadMessages, showMessages, startMessages } from './messages'
import { registry } from './registry'
import { seedAnswers } from './seedAnswers'

async function start(): Promise<void> {
  const boot = readBoot(document)
  const { brand } = boot
  const store = createStore()
  const queries = new QueryClient({ queryCache: new QueryCache({ onError: (error) => store.set(noticeFailureAtom, error) }) })
  const language = chooseLanguage(hisLangKey.read() ?? null, brand.languages)

  store.set(queryClientAtom, queries)
  store.set(bootAtom, boot)
  store.set(registryAtom, registry)
  store.set(clientConfigAtom, { merchant: brand.merchant, paths: brand.platform.calls })
  store.set(showLanguageAtom, language, false)
  sessionKeys.merchant.write(brand.merchant)
  store.set(messageLoaderAtom, {
    load: async (tag) => {
      const messages = await loadMessages(tag, overridesAddress(boot, tag))
      return () => showMessages(tag, messages)
    },
  })
  seedAnswers(store, queries, boot, language)

  const messages = await loadMessages(language.tag, overridesAddress(boot, language.tag))
  await startMessages(language.tag, messages)

  const root = document.getElementById('root')
  if (!root) throw new Error('the page has no #root')
  createRoot(root).render(
    <StrictMode>
      <App store={store} />
    </StrictMode>,
  )
}

void start()
