import { moduleOn, visitor } from '../../engine/condition'
import { type Feature, entry } from '../../engine/entry'
import { modals, paths } from '../../site/paths'

export const feature: Feature = {
  id: 'auth',
  entries: [
    entry('header.account', {
      id: 'visitor',
      order: 20,
      when: visitor,
      label: 'auth.buttons',
      props: { load: () => import('./AuthButtons') },
    }),
    entry('modal', {
      id: modals.login,
      order: 10,
      label: 'auth.login.title',
      props: { load: () => import('./LoginDialog') },
    }),
    entry('modal', {
      id: modals.register,
      order: 20,
      when: moduleOn('REG3'),
      label: 'auth.register.title',
      props: { load: () => import('./RegisterDialog') },
    }),
    entry('page', {
      id: 'login',
      order: 20,
      label: 'auth.login.title',
      props: { path: paths.login, frame: 'headerOnly', openToVisitors: true, load: () => import('./LoginPage') },
    }),
    entry('login.tab', {
      id: 'account',
      order: 10,
      label: 'auth.login.account',
      props: { load: () => import('./AccountLogin') },
    }),
    entry('register.tab', {
      id: 'username',
      order: 10,
      when: moduleOn('REG3'),
      label: 'auth.register.byUsername',
      props: { method: 'username' },
    }),
    entry('register.tab', {
      id: 'mobile',
      order: 20,
      when: moduleOn('MOBILENUMREG3'),
      label: 'auth.register.byMobile',
      props: { method: 'mobile' },
    }),
  ],
}
