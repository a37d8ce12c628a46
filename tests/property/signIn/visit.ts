import { createMemoryRouter } from 'react-router'
import { askTabsAtom, joinTabs } from '../../../src/app/session/joinTabs'
import { buildLoginForm } from '../../../src/engine/form/loginForm'
import { captchaShownAtom, giveUpAtom, loginStateAtom } from '../../../src/features/auth/login/flow'
import { panelShownAtom } from '../../../src/features/auth/login/panels'
import { dialogState } from '../../../src/features/auth/password/dialogState'
import { keepTyped, typedAtom } from '../../../src/features/auth/typed'
import { sessionNoticeAtom } from '../../../src/session/notice'
import { sessionAtom } from '../../../src/session/session'
import { bootAtom } from '../../../src/site/brand'
import { seenAtAtom } from '../../../src/site/endedHere'
import { wantedModalAtom } from '../../../src/site/modal'
import { closeMove, modalAt, openMove, type Move } from '../../../src/site/modalAddress'
import { modals, paths } from '../../../src/site/paths'
import { firstAddress } from '../../../src/site/signInAddress'
import { gateAtom } from '../../../src/site/site'
import { sitePath } from '../../../src/lib/webAddress'
import { createFormStore, type FormStore } from '../../../src/ui/form/formStore'
import type { World } from './world'

/** Pages that ask for a session, of those that are visited here. */
const guarded: readonly string[] = [paths.member]

/**
 * One tab: the store, the machines, the router and the tabs of the product, joined as its components join them. What is
 * shown follows from them; nothing of it is kept here but the form that stands on the page.
 */
export function createVisit(world: World) {
  const store = world.page()
  const boot = store.get(bootAtom)
  store.set(bootAtom, { ...boot, brand: { ...boot.brand, account: { knowsDefaultPassword: true } } })
  const router = createMemoryRouter([{ path: '*', element: null }], { initialEntries: [paths.home] })
  const leaveTabs = joinTabs(store)
  const leaveGate = store.sub(gateAtom, () => undefined)
  let panel: { readonly form: FormStore; readonly leave: () => void } | undefined
  let wasDue = false
  let left = false

  const place = () => router.state.location
  const session = () => store.get(sessionAtom)
  const signIn = () => store.get(loginStateAtom)
  const open = () => store.get(gateAtom).state === 'open'
  const dialog = () => (open() ? modalAt(place()) : undefined)
  const isExpired = () => {
    const now = session()
    return now.state === 'signed-in' && now.token === undefined
  }
  const isIn = () => session().state === 'signed-in' && !isExpired()
  const ended = () => session().state === 'visitor' && store.get(seenAtAtom) === place().key

  const go = async (move: Move | 'back' | undefined) => {
    if (move === 'back') await router.navigate(-1)
    else if (move) await router.navigate(move.to, { replace: move.replace, state: move.state })
  }
  const openDialog = (name: string, extra = {}) => go(openMove(place(), name, extra))
  const closeDialog = () => go(closeMove(place()))

  /** The login stands on the page: in its dialog, or over work that its member is to go on with. */
  const shouldHavePanel = () => open() && (isExpired() || dialog() === modals.login)
  const minds = () => signIn().state !== 'secondCheck' && signIn().state !== 'checking'

  function drawPanel(): void {
    if (shouldHavePanel() && !panel) {
      const hidden = store.set(panelShownAtom)
      const model = buildLoginForm({ method: 'username', captcha: store.get(captchaShownAtom), mobileDigits: 11 }).value
      const now = session()
      const form = createFormStore(model, {
        ...store.get(typedAtom),
        ...(now.state === 'signed-in' && { username: now.account }),
      })
      const stop = keepTyped(store, form, ['username'])
      panel = { form, leave: () => [hidden, stop].forEach((each) => each()) }
    } else if (!shouldHavePanel() && panel) {
      panel.leave()
      panel = undefined
    }
  }

  /** One thing that the components do about what is; false where all is drawn. */
  async function step(): Promise<boolean> {
    if (session().state === 'signed-in') store.set(seenAtAtom, place().key)
    drawPanel()
    if (!open()) return false
    if (session().state === 'visitor' && guarded.includes(place().pathname)) {
      await router.navigate(firstAddress(place(), ended()), { replace: true })
      return true
    }
    const wanted = store.get(wantedModalAtom)
    if (wanted !== undefined && wanted.held !== true) store.set(wantedModalAtom, undefined)
    if (wanted !== undefined && dialog() !== wanted.name) {
      await openDialog(wanted.name, wanted.extra)
      return true
    }
    if ((dialog() === modals.login || dialog() === modals.forgot) && isIn()) {
      const next = sitePath(new URLSearchParams(place().search).get('next'))
      if (next === undefined) await closeDialog()
      else await router.navigate(next, { replace: true })
      return true
    }
    if (dialog() !== modals.password) {
      wasDue = false
      left = false
      return false
    }
    wasDue ||= signIn().state === 'changing'
    const facts = {
      signIn: signIn(),
      signedIn: session().state === 'signed-in',
      isDemo: false,
      wasDue,
      left: left || ended(),
    }
    const shown = dialogState(facts)
    if (shown === 'over') await closeDialog()
    if (shown === 'logInFirst') await openDialog(modals.login, wasDue ? {} : { next: address() })
    return shown !== 'form'
  }

  async function settle(): Promise<void> {
    // other tabs answer in a while
    await new Promise((resolve) => setTimeout(resolve, 5))
    for (let steps = 0; await step(); steps += 1) if (steps > 20) throw new Error(`never at rest at ${address()}`)
    drawPanel()
  }

  const address = () => `${place().pathname}${place().search}`
  return {
    store,
    router,
    settle,
    session,
    signIn,
    dialog,
    open,
    isExpired,
    isIn,
    openDialog,
    closeDialog,
    address,
    /** The form of name and password, where it can be seen. */
    form: () => (dialog() === modals.password || dialog() === modals.forgot || !minds() ? undefined : panel?.form),
    /** The button that leaves a password that is due. */
    leaveChange: () => {
      left = true
      store.set(giveUpAtom)
    },
    /** Goes on as the account that another tab has just offered. */
    acceptOffer: (account: string) => {
      if (store.get(sessionNoticeAtom)?.account !== account) throw new Error(`${account} was not offered`)
      store.get(askTabsAtom).ask(account)
    },
    hasPanel: () => panel !== undefined,
    end: () => {
      panel?.leave()
      leaveTabs()
      leaveGate()
      router.dispose()
    },
  }
}

export type Visit = ReturnType<typeof createVisit>
