type Key = { readonly read: () => string | undefined; readonly write: (text: string) => void }

const separator = '\n'
const lineEnds = /[\r\n]+/g

/** The newest ids that were written down under a key of the browser's storage, one a line; an id with line ends is one line all the same. */
export function storedIds(key: Key, most: number) {
  const read = (): readonly string[] => key.read()?.split(separator) ?? []
  return {
    read,
    /** Puts these last, and answers all that are kept. Another tab may have written some meanwhile. */
    add: (ids: readonly string[]): readonly string[] => {
      const added = ids.map((id) => id.replace(lineEnds, ' '))
      const all = [...read().filter((id) => !added.includes(id)), ...added].slice(-most)
      if (all.length > 0) key.write(all.join(separator))
      return all
    },
  }
}
