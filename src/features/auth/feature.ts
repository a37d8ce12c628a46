import { all, brandHas, brandIs, moduleOn, not, visitor } from '../../engine/condition'
import { type Feature, entry } from '../../engine/entry'
import { modals, paths } from '../../site/paths'

/** Logging in by phone, and by the code that it takes (spec §6: phone login, verification-code login). */
const smsLogin = all(moduleOn('PHONELOGIN3'), moduleOn('VERIFICATION3'))

export const feature: Feature = {
  id: 'auth',
  entries: [
    entry('header.account', {
      id: 'visitor',
      order: 20,
      when: visitor,
      label: 'auth.buttons',
      props: { load: () => import('./header/AuthButtons') },
    }),
    entry('header.tool', {
      id: 'freePlay',
      order: 10,
      group: 'drawer',
      when: all(visitor, moduleOn('FREEPLAY3')),
      label: 'auth.freePlay',
      props: { load: () => import('./header/FreePlayTool') },
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
      // where registration is off it says so: old links lead to it
      label: 'auth.register.title',
      props: { load: () => import('./register/RegisterDialog') },
    }),
    entry('modal', {
      id: modals.password,
      order: 30,
      // a demo account may be asked to log in again, and somebody else do so whose password is due
      when: moduleOn('PASS3'),
      label: 'auth.password.title',
      props: { load: () => import('./password/ChangePasswordDialog') },
    }),
    entry('page', {
      id: 'login',
      order: 20,
      label: 'auth.login.title',
      props: {
        path: paths.login,
        frame: 'headerOnly',
        openToVisitors: true,
        drawnAtEdge: { shownBy: ['way', 'reason'] },
        load: () => import('./LoginPage'),
      },
    }),
    entry('login.tab', {
      id: 'account',
      order: 10,
      label: 'auth.login.account',
      props: { load: () => import('./login/AccountLogin') },
    }),
    entry('login.tab', {
      id: 'phone',
      order: 20,
      when: smsLogin,
      label: 'auth.login.phone',
      props: { load: () => import('./phone/PhoneLogin') },
    }),
    // one tab for phones: the platform's own messages before Firebase's
    entry('login.tab', {
      id: 'firebasePhone',
      order: 25,
      when: all(moduleOn('FIREBASEPHONE3'), brandHas('thirdParty.firebase.dialCode'), not(smsLogin)),
      label: 'auth.login.phone',
      props: { load: () => import('./firebase/FirebasePhoneLogin') },
    }),
    entry('login.other', {
      id: 'oneClick',
      order: 10,
      when: moduleOn('ONECLICKLOGIN3'),
      label: 'auth.oneClick.logIn',
      props: { load: () => import('./oneClick/OneClickLogin') },
    }),
    entry('login.other', {
      id: 'google',
      order: 20,
      when: all(moduleOn('GOOGLELOGIN3'), brandHas('thirdParty.firebase')),
      label: 'auth.firebase.google',
      props: { load: () => import('./firebase/GoogleLogin') },
    }),
    entry('login.other', {
      id: 'facebook',
      order: 30,
      when: all(moduleOn('FACEBOOKLOGIN3'), brandHas('thirdParty.firebase')),
      label: 'auth.firebase.facebook',
      props: { load: () => import('./firebase/FacebookLogin') },
    }),
    entry('modal', {
      id: modals.forgot,
      order: 25,
      label: 'auth.forgot.title',
      props: { load: () => import('./forgot/ForgotDialog') },
    }),
    entry('forgot.tab', {
      id: 'phone',
      order: 10,
      // the code is sent by one module and used by the other
      when: all(moduleOn('PWRESETSMS3'), moduleOn('CHNGPASSVERIF3')),
      label: 'auth.forgot.byPhone',
      props: { load: () => import('./forgot/ForgotByPhone') },
    }),
    entry('forgot.tab', {
      id: 'email',
      order: 20,
      label: 'auth.forgot.byEmail',
      props: { load: () => import('./forgot/ForgotByEmail') },
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
      when: all(moduleOn('REG3'), moduleOn('MOBILENUMREG3')),
      first: brandIs('registration.defaultMethod', 'mobile'),
      label: 'auth.register.byMobile',
      props: { method: 'mobile' },
    }),
  ],
}
