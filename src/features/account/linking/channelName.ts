import type { Channel } from '../../../shared/firebase/channels'

/** Message keys. */
export const channelName: Readonly<Record<Channel, string>> = {
  google: 'account.linking.google',
  facebook: 'account.linking.facebook',
  phone: 'account.linking.phone',
}
