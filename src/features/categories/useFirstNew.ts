import { useEffect, useRef } from 'react'

/**
 * After a press for more, focus goes on with the first card that came.
 * @param count cards that are shown
 */
export function useFirstNew(count: number) {
  const list = useRef<HTMLUListElement>(null)
  const wanted = useRef<number>(undefined)
  useEffect(() => {
    const place = wanted.current
    if (place === undefined || count <= place) return
    wanted.current = undefined
    const added = [...(list.current?.children ?? [])].slice(place)
    // a table without a seat leads nowhere
    const first = added.map((item) => item.querySelector<HTMLElement>('button, a')).find((each) => each !== null)
    first?.focus()
  }, [count])
  return {
    list,
    /** Before more is asked for. */
    keepPlace: () => {
      wanted.current = count
    },
  }
}
