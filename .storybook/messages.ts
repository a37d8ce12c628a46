import * as ar from '../src/app/messages/ar'
import * as en from '../src/app/messages/en'
import * as zhCN from '../src/app/messages/zh-CN'
import { addMessageSets } from '../src/site/withMessages'
import { addMessages, showMessagesOf, shownTranslation } from '../src/i18n/translate'

for (const [tag, { default: messages, sets }] of Object.entries({ en, 'zh-CN': zhCN, ar })) {
  addMessages(tag, { ...en.default, ...messages }, true)
  addMessageSets(tag, sets)
}
showMessagesOf('en')

export const showMessages = (tag: string): void => {
  if (shownTranslation().language !== tag) showMessagesOf(tag)
}
