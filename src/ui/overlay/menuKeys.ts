/** Where a key moves the focus in a menu. `undefined`: the key means nothing here. */
export function nextItem(key: string, current: number, labels: readonly string[]): number | undefined {
  const count = labels.length
  if (count === 0) return undefined
  if (key === 'ArrowDown') return (current + 1) % count
  if (key === 'ArrowUp') return (current - 1 + count) % count
  if (key === 'Home' || key === 'PageUp') return 0
  if (key === 'End' || key === 'PageDown') return count - 1
  return undefined
}

/**
 * Item that typed letters lead to, starting at the focused one: more letters narrow it down, the same letter again goes
 * on to the next.
 */
export function typedItem(typed: string, current: number, labels: readonly string[]): number | undefined {
  const letters = [...typed.toLocaleLowerCase()]
  const repeated = letters.length > 1 && letters.every((letter) => letter === letters[0])
  const prefix = repeated ? (letters[0] ?? '') : letters.join('')
  if (prefix === '') return undefined
  const first = letters.length === 1 || repeated ? current + 1 : current
  for (let step = 0; step < labels.length; step += 1) {
    const index = (Math.max(0, first) + step) % labels.length
    if (labels[index]?.toLocaleLowerCase().startsWith(prefix) === true) return index
  }
  return undefined
}
