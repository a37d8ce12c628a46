import { deviceOf, type Device } from '../download/device'

/** The event by which a browser says that the site can be installed; it can be used once. */
interface InstallPrompt {
  readonly prompt: () => Promise<unknown>
  readonly userChoice: Promise<{ readonly outcome: string }>
}

/**
 * - `ready`: the browser asks the visitor when it is told to
 * - `byHand`: a phone whose browser never asks: the visitor does it in its menu
 * - `installed`: this is the installed site, or it was just installed
 * - `elsewhere`: nothing to install here; a phone can
 */
export type InstallState = 'ready' | 'byHand' | 'installed' | 'elsewhere'

/** The name by which the page's first script keeps the event, and the event that tells of it (bootScript). */
const held = 'marqueeInstall'
const told = 'marquee:install'

const isPrompt = (value: unknown): value is InstallPrompt =>
  typeof value === 'object' && value !== null && 'prompt' in value && 'userChoice' in value

const heldPrompt = (): InstallPrompt | undefined => {
  const value: unknown = Reflect.get(globalThis, held)
  return isPrompt(value) ? value : undefined
}

let justInstalled = false

export const deviceHere = (): Device => deviceOf(navigator)

/** Without the browser's own frame. Safari says it in its own way. */
const isStandalone = (): boolean =>
  matchMedia('(display-mode: standalone)').matches || Reflect.get(navigator, 'standalone') === true

export function installState(): InstallState {
  if (justInstalled || isStandalone()) return 'installed'
  if (heldPrompt()) return 'ready'
  return deviceHere() === 'desktop' ? 'elsewhere' : 'byHand'
}

export function subscribeToInstall(listener: () => void): () => void {
  const onInstalled = () => {
    justInstalled = true
    Reflect.deleteProperty(globalThis, held)
    listener()
  }
  addEventListener(told, listener)
  addEventListener('appinstalled', onInstalled)
  return () => {
    removeEventListener(told, listener)
    removeEventListener('appinstalled', onInstalled)
  }
}

/** What the visitor said to the browser; `unavailable`: it did not ask. */
export type InstallAnswer = 'accepted' | 'dismissed' | 'unavailable'

/** Has the browser ask. */
export async function install(): Promise<InstallAnswer> {
  const prompt = heldPrompt()
  if (!prompt) return 'unavailable'
  // a browser takes it once, whatever comes of it
  Reflect.deleteProperty(globalThis, held)
  try {
    await prompt.prompt()
    return (await prompt.userChoice).outcome === 'accepted' ? 'accepted' : 'dismissed'
  } catch {
    return 'unavailable'
  } finally {
    dispatchEvent(new Event(told))
  }
}
