import { atom } from '../state/atoms'
import { permissionAtom } from './platformAnswers'

/** Pictures of one CDN that failed, and none that came, before another one is taken. */
const patience = 3

/** Of the platform's image CDNs the one that chance picks (spec §3), and the next where it does not answer. */
export function chooseCdn(origins: readonly string[], pick: number, dead: ReadonlySet<string>): string {
  const first = Math.floor(pick * origins.length)
  const order = [...origins.slice(first), ...origins.slice(0, first)]
  return order.find((origin) => !dead.has(originOf(origin))) ?? order[0] ?? ''
}

/** Origins whose pictures fail, told once each. */
export function createPictureWatch(onDead: (origin: string) => void) {
  const failures = new Map<string, number>()
  return (address: string, failed: boolean): void => {
    const origin = originOf(address)
    const before = failures.get(origin) ?? 0
    // one that has shown a picture is there: what fails of it now is a picture that is not
    failures.set(origin, failed ? before + 1 : -Infinity)
    if (failed && before + 1 === patience) onDead(origin)
  }
}

const originOf = (address: string): string => (URL.canParse(address) ? new URL(address).origin : address)

const deadAtom = atom<ReadonlySet<string>>(new Set<string>())
deadAtom.onMount = (set) => {
  const watch = createPictureWatch((origin) => set((dead) => new Set([...dead, origin])))
  const listener = ({ type, target }: Event) => {
    if (target instanceof HTMLImageElement && target.currentSrc !== '') watch(target.currentSrc, type === 'error')
  }
  for (const type of ['load', 'error']) document.addEventListener(type, listener, true)
  return () => {
    for (const type of ['load', 'error']) document.removeEventListener(type, listener, true)
  }
}

/** For this visit. */
const pick = Math.random()

/** None: the brand's own host. */
export const imageCdnAtom = atom((get) => chooseCdn(get(permissionAtom).data?.imageCDNs ?? [], pick, get(deadAtom)))
