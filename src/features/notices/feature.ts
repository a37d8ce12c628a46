import { content, signedIn } from '../../engine/condition'
import { type Feature, entry } from '../../engine/entry'
import { modals } from '../../site/paths'

export const feature: Feature = {
  id: 'notices',
  entries: [
    entry('header.tool', {
      id: 'notices',
      order: 10,
      when: content('notices'),
      label: 'notices.title',
      icon: 'megaphone',
      group: 'notice',
      props: { load: () => import('./header/NoticeTicker') },
    }),
    entry('modal', {
      id: modals.notices,
      order: 40,
      label: 'notices.title',
      props: { load: () => import('./NoticeModal') },
    }),
    entry('page', {
      id: 'notice',
      order: 96,
      label: 'notices.title',
      props: { path: '/notices/:id', frame: 'full', load: () => import('./NoticePage') },
    }),
    entry('after.login', {
      id: 'announcements',
      order: 10,
      when: signedIn,
      label: 'notices.afterLogin.title',
      props: { load: () => import('./afterLogin/AfterLogin') },
    }),
    entry('modal', {
      id: modals.afterLogin,
      order: 50,
      when: signedIn,
      label: 'notices.afterLogin.title',
      props: { load: () => import('./afterLogin/AfterLoginModal') },
    }),
    entry('home.section', {
      id: 'popup',
      order: 900,
      label: 'notices.popup.title',
      props: { floats: true, load: () => import('./PopupCard') },
    }),
  ],
}
