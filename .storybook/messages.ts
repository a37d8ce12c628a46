import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import ar from '../src/app/messages/ar'
import en from '../src/app/messages/en'
import zhCN from '../src/app/messages/zh-CN'

const bundles = { en, 'zh-CN': zhCN, ar }

void i18next.use(initReactI18next).init({
  lng: 'en',
  initAsync: false,
  resources: Object.fromEntries(Object.entries(bundles).map(([tag, translation]) => [tag, { translation }])),
  keySeparator: false,
  nsSeparator: false,
  fallbackLng: 'en',
  interpolation: { escapeValue: false },
  react: { useSuspense: false },
})

export const showMessages = async (tag: string): Promise<void> => {
  if (i18next.language !== tag) await i18next.changeLanguage(tag)
}
