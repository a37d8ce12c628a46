import ar from '../src/app/messages/ar'
import en from '../src/app/messages/en'
import zhCN from '../src/app/messages/zh-CN'
import { addMessages, showMessagesOf, shownTranslation } from '../src/i18n/translate'

for (const [tag, messages] of Object.entries({ en, 'zh-CN': zhCN, ar })) addMessages(tag, { ...en, ...messages }, true)
showMessagesOf('en')

export const showMessages = (tag: string): void => {
  if (shownTranslation().language !== tag) showMessagesOf(tag)
}
