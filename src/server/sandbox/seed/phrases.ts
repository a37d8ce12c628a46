import type { Text } from '../language'

/** Reads a table of one text a line: English | Chinese | Arabic. */
export function phrases(table: string): readonly Text[] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [EN, CN, AR, ...rest] = line.split('|').map((cell) => cell.trim())
      if (!EN || !CN || !AR || rest.length > 0) throw new Error(`three texts expected in "${line}"`)
      return { EN, CN, AR }
    })
}
