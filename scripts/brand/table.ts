import type { Paint } from './io'

/** Cells as wide as a terminal draws them: East Asian letters take two places. */
const widthOf = (text: string) =>
  [...text].reduce(
    (sum, letter) =>
      sum + (/[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60]/.test(letter) ? 2 : 1),
    0,
  )

/** So that it takes no more places than so many. */
export function cutTo(most: number, text: string): string {
  if (widthOf(text) <= most) return text
  const letters = [...text]
  while (widthOf(letters.join('')) >= most) letters.pop()
  return `${letters.join('').trimEnd()}…`
}

/** Rows under a head, each column as wide as its widest cell. */
export function columns([head = [], ...rows]: readonly (readonly string[])[], paint: Paint): string[] {
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => widthOf(row[column] ?? ''))))
  const line = (row: readonly string[]) =>
    `  ${row.map((cell, column) => cell + ' '.repeat(Math.max(0, (widths[column] ?? 0) - widthOf(cell)))).join('   ')}`.trimEnd()
  return [paint.dim(line(head)), ...rows.map(line)]
}
