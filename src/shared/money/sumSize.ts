/**
 * Size of a balance in a display face that stands in one piece within its container: the longer it is, the smaller, down
 * to the size of the smallest text.
 * @param letters of the whole sum; none where it is hidden
 */
export const sumSize = (letters: number): string =>
  letters < 12 ? 'var(--fs-2xl)' : `max(var(--fs-xs), min(var(--fs-2xl), ${140 / letters}cqi))`
