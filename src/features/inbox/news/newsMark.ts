import { storageKey } from '../../../lib/safeStorage'

/** Up to where a member has been told, in any tab of this browser. */
export interface NewsMark {
  readonly account: string
  /** The newest message that is known: when it was sent, and which it is; 0 and empty where there was none. */
  readonly at: number
  readonly id: string
  /** When a page looked last, by this browser's clock. */
  readonly looked: number
}

/** `at looked id account`, the last two without spaces. Anything else was not written here and is dropped. */
export function parseMark(text: string): NewsMark | undefined {
  const [, at, looked, id, account] = /^(\d{1,16}) (\d{1,16}) (\S*) (\S+)$/.exec(text) ?? []
  if (at === undefined || looked === undefined || id === undefined || account === undefined) return undefined
  return { at: Number(at), looked: Number(looked), id: decodeURIComponent(id), account: decodeURIComponent(account) }
}

export const textOfMark = ({ at, looked, id, account }: NewsMark): string =>
  `${at} ${looked} ${encodeURIComponent(id)} ${encodeURIComponent(account)}`

const guard = (text: string) => {
  try {
    return parseMark(text) && text
  } catch {
    return undefined
  }
}
const key = storageKey('localStorage', 'marquee.news', guard)

export const keptMark = {
  read: (account: string): NewsMark | undefined => {
    const mark = parseMark(key.read() ?? '')
    return mark?.account === account ? mark : undefined
  },
  write: (mark: NewsMark): void => key.write(textOfMark(mark)),
}
