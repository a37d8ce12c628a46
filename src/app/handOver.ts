import { shownTranslation } from '../i18n/translate'
import { sessionAtom } from '../session/session'
import { wantedModalAtom } from '../site/modal'
import { modalAt } from '../site/modalAddress'
import { menuName, opensAttribute } from '../site/opens'
import { modals } from '../site/paths'
import { reloadIfReachable } from '../site/reloadIfReachable'
import { prepareItem } from '../site/Slot'
import { gateAtom, registryAtom, siteAtom } from '../site/site'
import type { createStore } from '../state/atoms'
import { toastStore } from '../ui/feedback/toasts'
import { knowKeyboardRoom } from '../ui/form/useKeyboardRoom'
import { type PageInTakeOver, earlyAttribute, type EarlyDialog } from './drawn'
import { loadMenu, menuOpenAtom } from './layout/menu'
import { preloadDialog } from './preloadFirstView'
import { replaceEarly } from './replaceEarly'
import { typingWatch, patient, quick } from './typingPause'

type Store = ReturnType<typeof createStore>

/** Milliseconds between two looks at how it stands. They are counted: time goes on while a device sleeps or is busy. */
const lookEvery = 100
/** So many looks after it was asked for, the app's dialog does not come: its files are there, or the app has said so. */
const longest = 200

/** How the app's own is asked for, until it is there. */
interface Asking {
  /** Again with each look: it does nothing where that is not needed. */
  readonly ask: () => void
  /** It can still be taken back. */
  readonly isWanted: () => boolean
  /** It is on its way, or there; false: the app has said why it does not come, or the visitor went back. */
  readonly isComing: () => boolean
  readonly takeBack: () => void
}

const isList = (target: EventTarget | null): boolean => target instanceof HTMLSelectElement

/** As any flow asks for it, once. */
function askForDialog(store: Store, name: string): Asking {
  let isAsked = false
  const isWanted = () => store.get(wantedModalAtom)?.name === name
  return {
    ask: () => {
      if (!isAsked) store.set(wantedModalAtom, { name })
      isAsked = true
    },
    isWanted,
    isComing: () => isWanted() || modalAt(window.location) === name,
    takeBack: () => {
      if (isWanted()) store.set(wantedModalAtom, undefined)
    },
  }
}

/** By its button, as soon as that answers: what draws the menu is taken over with it, and closes it as it begins. */
function askForMenu(store: Store, { opener }: EarlyDialog, { root, press }: PageInTakeOver): Asking {
  const button = () =>
    opener.isConnected ? opener : root.querySelector<HTMLElement>(`[${opensAttribute}="${menuName}"]`)
  return {
    ask: () => {
      const pressed = store.get(menuOpenAtom) ? null : button()
      if (pressed) press(pressed)
    },
    isWanted: () => true,
    isComing: () => true,
    takeBack: () => store.set(menuOpenAtom, false),
  }
}

/** By the button of a game, which knows where to go on to after the login. */
function askForLogin({ opener }: EarlyDialog, { press }: PageInTakeOver): Asking {
  let wasThere = false
  const isThere = () => {
    const is = modalAt(window.location) === modals.login
    wasThere ||= is
    return is
  }
  return {
    ask: () => {
      if (!isThere() && !wasThere) press(opener)
    },
    isWanted: () => !isThere(),
    isComing: () => isThere() || !wasThere,
    takeBack: () => undefined,
  }
}

function asks(early: EarlyDialog, name: string, store: Store, page: PageInTakeOver): Asking {
  if (name === menuName) return askForMenu(store, early, page)
  // not there any more: at least the login comes
  const isGame = early.opener.isConnected && !early.opener.hasAttribute(opensAttribute)
  return isGame ? askForLogin(early, page) : askForDialog(store, name)
}

/** Waits for the files of a dialog, and of all that stands in the login. Rejects where the menu does not come, which says nothing. */
async function prepare(store: Store, name: string): Promise<void> {
  if (name === menuName) return void (await loadMenu())
  const ways = name === modals.login ? store.get(siteAtom).slots['login.other'] : []
  const registry = store.get(registryAtom)
  await Promise.all([preloadDialog(store, name), ...ways.map(({ id }) => prepareItem(registry, 'login.other', id))])
}

/**
 * Asks for the app's dialog, and puts it in the place of the one that stood for it, before anything is painted: with what was
 * typed, the cursor where it was, and what was pressed pressed. A field is not taken away from who types in it, nor anything
 * from under a finger; a press that needs the app does not wait.
 */
export function handOver(early: EarlyDialog, store: Store, page: PageInTakeOver): void {
  const name = early.dataset['dialog'] ?? ''
  const asking = asks(early, name, store, page)
  const isTyping = typingWatch(name === modals.search ? quick : patient, early.typed)
  knowKeyboardRoom()
  const ready = new Map<string, boolean>()
  const isReady = (wanted: string) => {
    if (!ready.has(wanted)) {
      ready.set(wanted, false)
      prepare(store, wanted).then(
        () => ready.set(wanted, true),
        () => sayLate(),
      )
    }
    return ready.get(wanted) === true
  }
  isReady(name)
  let asked = 0
  let isHeld = false
  /** In a list of the browser's own, which would close. */
  let isPicking = isList(early.contains(document.activeElement) ? document.activeElement : null)

  const isOver = () => store.get(sessionAtom).state !== 'visitor' || store.get(gateAtom).state !== 'open'
  const heard = new AbortController()
  const end = () => {
    clearInterval(timer)
    heard.abort()
    comes.disconnect()
    leaveStore()
  }
  const giveUp = () => {
    end()
    asking.takeBack()
    early.close()
  }
  const sayLate = () => {
    const isSeen = early.open
    giveUp()
    if (!isSeen) return
    const { t } = shownTranslation()
    const action = { label: t('app.retry'), run: () => void reloadIfReachable() }
    toastStore.show({ tone: 'danger', text: t('error.chunkFailed'), action })
  }
  const isReplaced = () => {
    const dialog = document.querySelector<HTMLDialogElement>(
      `dialog[open][data-dialog="${name}"]:not([${earlyAttribute}])`,
    )
    if (dialog === null || early.next) return false
    end()
    replaceEarly(early, dialog, page)
    return true
  }
  const look = () => {
    if (early.next) {
      giveUp()
      return handOver(early.next, store, page)
    }
    if (isReplaced()) return
    if (isOver() || (asked === 0 && !early.open)) return giveUp()
    // the menu is asked for again and again, and may come with any of them
    if (asked > 0 && isHeld) return
    if (asked === 0) {
      const waits = isTyping(early.typed) || isHeld || isPicking
      // pressed, it gives way to another one: it stays until that can be drawn
      const next = early.pressed?.getAttribute(opensAttribute) ?? name
      if (![name, next].every(isReady) || (waits && !early.pressed)) return
    }
    asked += 1
    asking.ask()
    // left in the meantime
    if (!early.open && asking.isWanted()) return giveUp()
    if (!asking.isComing()) return giveUp()
    if (asked >= longest) sayLate()
  }
  const timer = setInterval(look, lookEvery)
  const comes = new MutationObserver(isReplaced)
  comes.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] })
  const leaveStore = store.sub(sessionAtom, look)
  const { signal } = heard
  early.addEventListener('pointerdown', () => (isHeld = true), { signal })
  // a finger that scrolls ends its pointer, and stays; a mouse that drags a link, or chooses in a list, ends with neither
  for (const type of ['pointerup', 'touchend', 'touchcancel', 'dragend', 'change'])
    window.addEventListener(type, () => (isHeld = false), { signal })
  early.addEventListener('focusin', ({ target }) => (isPicking = isList(target)), { signal })
  for (const type of ['focusout', 'change']) early.addEventListener(type, () => (isPicking = false), { signal })
  // before the app's can be opened by another press
  early.addEventListener('close', look, { signal })
  look()
}
