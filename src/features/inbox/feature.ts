import { all, demo, moduleOn, not, signedIn } from '../../engine/condition'
import { type Feature, entry } from '../../engine/entry'
import { memberPage } from '../../site/paths'

const when = all(signedIn, not(demo), moduleOn('INBOX3'))

export const feature: Feature = {
  id: 'inbox',
  entries: [
    entry('account.menu', {
      id: 'messages',
      order: 50,
      when,
      label: 'inbox.messages',
      icon: 'mail',
      props: { to: memberPage('messageV2'), badge: 'unread' },
    }),
    entry('member.menu', {
      id: 'messageV2',
      order: 130,
      when,
      label: 'inbox.title',
      icon: 'inbox',
      props: { pageKey: 'messageV2', badge: 'unread', load: () => import('./InboxPage') },
    }),
    entry('signed.in', { id: 'news', order: 50, when, props: { load: () => import('./news/NewsWatch') } }),
  ],
}
