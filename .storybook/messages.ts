import ar from '../src/app/locale/ar'
import en from '../src/app/locale/en'
import zhCN from '../src/app/locale/zh-CN'
import { addMessages, showMessagesOf, shownTranslation } from '../src/i18n/translate'

for (const [tag, messages] of Object.entries({ en, 'zh-CN': zhCN, ar })) addMessages(tag, { ...en, ...messages }, true)
showMessagesOf('en')

export const showMessages = (tag: string): void => {
  if (shownTranslation().language !== tag) showMessagesOf(tag)
}
