/**
 * Web storage that never throws: where the browser forbids it or it is full, values live in memory for this
 * page. A stored value passes the key's guard or is dropped.
 */
export interface StorageKey<T> {
  read(): T | undefined
  write(value: T): void
  remove(): void
}

type Area = 'localStorage' | 'sessionStorage'

const memory = new Map<string, string>()

function area(name: Area): Storage | undefined {
  try {
    return globalThis[name]
  } catch {
    return undefined
  }
}

/** Declares one key: where it lives, and how its text is understood (undefined: invalid, drop it). */
export function storageKey<T extends string | number | boolean>(
  name: Area,
  key: string,
  parse: (text: string) => T | undefined,
): StorageKey<T> {
  const slot = `${name}:${key}`
  const remove = () => {
    memory.delete(slot)
    try {
      area(name)?.removeItem(key)
    } catch {
      // forbidden: the copy in memory was all there is
    }
  }
  return {
    read() {
      // what could not be written is newer than what stands there
      let text: string | null | undefined = memory.get(slot)
      try {
        text ??= area(name)?.getItem(key)
      } catch {
        text = undefined
      }
      if (text === undefined || text === null) return undefined
      const value = parse(text)
      if (value === undefined) remove()
      return value
    },
    write(value) {
      const text = String(value)
      try {
        const store = area(name)
        if (!store) throw new Error('no storage')
        store.setItem(key, text)
        memory.delete(slot)
      } catch {
        memory.set(slot, text)
      }
    },
    remove,
  }
}

export const text = (value: string): string | undefined => (value === '' ? undefined : value)
export const oneOf =
  <const T extends string>(...allowed: T[]) =>
  (value: string): T | undefined =>
    allowed.find((one) => one === value)
export const wholeNumber = (value: string): number | undefined => (/^\d{1,9}$/.test(value) ? Number(value) : undefined)
