import type { MessageKey } from '../../contract/messageKeys'
import type { Action } from './actionOf'

/**
 * What a card offers: what needs nothing to be read is done on it, for the rest its page is opened, where conditions and
 * terms stand beside the button.
 */
export type CardAction =
  | { readonly type: 'claim' | 'sign' | 'play' }
  | { readonly type: 'open'; readonly label: MessageKey }

const open = (label: MessageKey): CardAction => ({ type: 'open', label })

interface Break {
  /** Nothing that leads to play is offered. */
  readonly isPaused: boolean
  /** The prize waits for its end. */
  readonly waits: boolean
}

export function cardAction(action: Action | undefined, { isPaused, waits }: Break): CardAction {
  switch (action) {
    case 'claim':
      return waits ? open('promotions.act.details') : { type: 'claim' }
    case 'sign':
    case 'play':
      return isPaused ? open('promotions.act.details') : { type: action }
    case 'join':
    case 'apply':
    case 'logIn':
    case 'deposit':
      return open(isPaused ? 'promotions.act.details' : 'promotions.act.takePart')
    default:
      return open('promotions.act.details')
  }
}
