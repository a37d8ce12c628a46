/** As a browser has it; `full` refuses to write, as private windows and full disks do. */
export function storage(initial: Readonly<Record<string, string>> = {}, full = false) {
  const items = new Map(Object.entries(initial))
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string): void => {
      if (full) throw new DOMException('full', 'QuotaExceededError')
      items.set(key, value)
    },
    removeItem: (key: string): void => void items.delete(key),
  }
}
