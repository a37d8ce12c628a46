import { expect } from 'vitest'
import { resetByPhoneAtom, afterReset } from '../../../src/features/auth/forgot/resetPassword'
import { captchaCall } from '../../../src/features/auth/calls'
import { signInAtom } from '../../../src/features/auth/enter'
import { answerCheckAtom, captchaShownAtom, giveUpAtom } from '../../../src/features/auth/login/flow'
import { panelCountAtom } from '../../../src/features/auth/login/panels'
import { enterBySavedLoginAtom } from '../../../src/features/auth/oneClick/enterBySavedLogin'
import { changePasswordAtom } from '../../../src/features/auth/password/changePassword'
import { passwordSmsAtom } from '../../../src/features/auth/sms/senders'
import { CallFailure } from '../../../src/platform/failure'
import { defaultPassword, demoPassword } from '../../../src/server/sandbox/seed/demoAccounts'
import { clientAtom } from '../../../src/session/client'
import { endSessionAtom } from '../../../src/session/session'
import { logInAddress } from '../../../src/site/signInAddress'
import { modals, paths } from '../../../src/site/paths'
import { permissionAtom } from '../../../src/site/platformAnswers'
import { signOutAtom } from '../../../src/site/signOut'
import { savedLogin, type World } from './world'
import type { Visit } from './visit'

export const guardedAddress = '/member?page=personalHistoryCopy'
const mobile = '13800000001'
const other = 'vip01'

/** What whoever sits there does and knows: passwords, who they meant to be last, and where they meant to go. */
export function createPerson(world: World, visit: Visit) {
  const { store } = visit
  const passwords = new Map<string, string>([['default01', defaultPassword]])
  const passwordOf = (account: string) => passwords.get(account) ?? demoPassword
  /** Accounts that came in by what was done here, the last one last. */
  let meant: string | undefined
  let wanted: string = paths.home
  let typed: string | undefined
  let made = 0

  const solved = async (): Promise<{ captcha?: string }> => {
    if (!store.get(captchaShownAtom)) return {}
    const image = await store.get(clientAtom)(captchaCall)
    const answer: unknown = await (await world.control('captcha', { image })).json()
    return { captcha: (answer as { readonly answer: string }).answer }
  }
  /** A refusal is part of the story; a mistake of the program is not. */
  const tried = async <T>(work: Promise<T>): Promise<T | undefined> => {
    try {
      return await work
    } catch (error) {
      if (error instanceof CallFailure) return undefined
      throw error
    } finally {
      await visit.settle()
    }
  }

  /** Brings the form of the login before the eyes, where anything leads there. */
  const reachForm = async (): Promise<boolean> => {
    if (!visit.open() || visit.isIn() || visit.dialog() === modals.password) return false
    if (visit.signIn().state === 'secondCheck' && visit.hasPanel()) store.set(giveUpAtom)
    if (visit.dialog() === modals.forgot)
      await (visit.isExpired() ? visit.closeDialog() : visit.openDialog(modals.login))
    await visit.settle()
    if (!visit.hasPanel()) await visit.openDialog(modals.login)
    await visit.settle()
    if (visit.signIn().state === 'secondCheck') store.set(giveUpAtom)
    return visit.form() !== undefined
  }

  const fillIn = async (username: string, password: string): Promise<boolean> => {
    if (!(await reachForm())) return false
    visit.form()?.set('username', username)
    typed = username
    const captcha = await solved()
    meant = username
    await tried(store.set(signInAtom, { username, password, type: 'username', ...captcha }))
    return true
  }
  const logIn = (account: string) => fillIn(account, passwordOf(account))

  const done = (token: string | undefined) => {
    if (token !== undefined) typed = undefined
  }

  return {
    passwordOf,
    meant: () => meant,
    wanted: () => wanted,
    typed: () => typed,
    done,
    logIn,
    failThrice: async () => {
      for (let tries = 0; tries < 3; tries += 1) if (!(await fillIn('member01', 'Wrong1234'))) return false
      return true
    },
    reset: async () => {
      if (!(await reachForm())) return false
      await visit.openDialog(modals.forgot)
      await visit.settle()
      world.wait(301_000)
      await store.get(passwordSmsAtom)(mobile)
      const newPassword = `Reset${++made}23`
      const answer = await tried(
        store.set(resetByPhoneAtom, { mobileNum: mobile, verificationCode: await world.codeOf(mobile), newPassword }),
      )
      if (answer === undefined) throw new Error('the new password was refused')
      passwords.set('member01', newPassword)
      meant = 'member01'
      const next = afterReset(answer, store.get(panelCountAtom) > 0)
      if (next === 'close') await visit.closeDialog()
      if (next === 'logIn') await visit.openDialog(modals.login, { reason: 'changed' })
      await visit.settle()
      // spec §4: with the new password the visitor is in, whatever was tried before
      expect(visit.isIn()).toBe(true)
      return true
    },
    oneClick: async () => {
      if (!(await reachForm())) return false
      Object.assign(savedLogin, { id: 'member01', password: passwordOf('member01') })
      meant = 'member01'
      typed = 'member01'
      const outcome = await tried(store.set(enterBySavedLoginAtom))
      // where the platform wants a captcha of this name, the form asks for it now
      expect(outcome).toBe(store.get(captchaShownAtom) ? 'given-up' : 'entered')
      return true
    },
    answerCheck: async () => {
      await tried(store.set(answerCheckAtom, { way: 'bankName', code: 'Mira Lindqvist' }))
    },
    changePassword: async () => {
      const newPassword = `Better${++made}2`
      const changed = await tried(
        store.set(changePasswordAtom, { oldPassword: undefined, newPassword, confirmNewPassword: newPassword }),
      )
      if (changed === undefined) return
      passwords.set('default01', newPassword)
      wanted = paths.home
      await visit.router.navigate(changed === 'logIn' ? logInAddress(false) : paths.root, { replace: true })
      if (changed !== 'logIn') await visit.router.navigate(paths.home, { replace: true })
      await visit.settle()
    },
    expire: async () => {
      if (!visit.isIn() || !visit.open()) return false
      const session = visit.session()
      if (session.state !== 'signed-in' || session.token === undefined) return false
      await world.call('DELETE', '/wps/session/logout', { token: session.token })
      await tried(store.get(clientAtom)('memberInfo'))
      return true
    },
    /** The other tab: its member logs out there, or somebody is signed in there and may go on here. */
    otherTab: async () => {
      const session = visit.session()
      const channel = new BroadcastChannel('marquee.session')
      const heard = () => new Promise((resolve) => setTimeout(resolve, 60))
      try {
        if (visit.isIn() && session.state === 'signed-in') {
          channel.postMessage({ type: 'ended', account: session.account })
          await heard()
          meant = undefined
          wanted = paths.home
        } else {
          const account = session.state === 'signed-in' ? session.account : other
          const token = await world
            .login(account, 'aurora', passwordOf(account))
            .then(({ value }) => (value as { token?: string } | undefined)?.token)
          // it has not heard of the new password, or must solve a captcha: nobody comes in there
          if (token === undefined) return false
          channel.onmessage = ({ data }) => {
            const { type, id } = data as { readonly type: string; readonly id: string }
            if (type === 'ask') channel.postMessage({ type: 'give', id, token })
          }
          // a password that is due stands over home, or over the page that its member goes on with
          if (visit.dialog() === modals.password && session.state === 'visitor') wanted = paths.home
          meant = account
          channel.postMessage({ type: 'started', account })
          await heard()
          if (session.state === 'visitor') visit.acceptOffer(account)
          await heard()
          await heard()
        }
      } finally {
        channel.close()
      }
      await visit.settle()
      return true
    },
    logOut: async () => {
      if (!visit.open()) return false
      if (visit.dialog() === modals.password && visit.signIn().state === 'changing') visit.leaveChange()
      else if (visit.isExpired()) store.set(endSessionAtom)
      else if (visit.isIn()) {
        void visit.router.navigate(paths.home)
        await store.set(signOutAtom)
      } else if (visit.signIn().state === 'secondCheck' && visit.hasPanel()) {
        store.set(giveUpAtom)
        await visit.settle()
        return true
      } else return false
      // out of a password that is due, the page below is as it was: its login is gone with it, its member is not
      const session = visit.session()
      meant = session.state === 'signed-in' ? session.account : undefined
      wanted = session.state === 'visitor' ? paths.home : wanted
      await visit.settle()
      return true
    },
    visitGuarded: async () => {
      wanted = guardedAddress
      await visit.router.navigate(guardedAddress)
      await visit.settle()
      return true
    },
    maintain: async (name: 'maintenance' | 'normal') => {
      await world.control('scenario', { name, merchant: 'aurora' })
      await world.control('modules', { merchant: 'aurora', modId: 'LOGINIPVERF3', enabled: true })
      await store.get(permissionAtom).refetch()
      await visit.settle()
      return true
    },
  }
}

export type Person = ReturnType<typeof createPerson>
