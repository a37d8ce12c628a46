import { graphemesOf } from './graphemes'

const turns = /[\u202A-\u202E\u2066-\u2069]/g

/** What somebody typed, to be shown among other words: signs that turn what follows them are left out. */
export const withoutTurns = (text: string): string => text.replace(turns, '')

/** A name as somebody else sent it, of at most so many characters as a person counts them: a longer one is no name. */
export function shortName(name: string, most = 60): string {
  if (name.length <= most) return name
  const characters = graphemesOf(name.slice(0, most * 32))
  return characters.length <= most ? characters.join('') : `${characters.slice(0, most - 1).join('')}…`
}
