import type { MessageKey } from '../../../contract/messageKeys'
import type { Channel } from '../../../shared/firebase/channels'

/** Message keys. */
export const channelName: Readonly<Record<Channel, MessageKey>> = {
  google: 'account.linking.google',
  facebook: 'account.linking.facebook',
  phone: 'account.linking.phone',
}
