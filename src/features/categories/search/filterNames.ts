import type { MessageKey } from '../../../contract/messageKeys'
import type { Mark } from './categoryQuery'

export const markNames: Readonly<Record<Mark, MessageKey>> = {
  hot: 'games.card.hot',
  new: 'games.card.new',
  demo: 'games.hall.demo',
}
