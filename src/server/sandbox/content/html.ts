/** HTML of the sandbox's own texts. Arguments are trusted: they are literals of this folder. */
export const p = (...sentences: string[]): string => `<p>${sentences.join(' ')}</p>`
export const h = (text: string): string => `<h3>${text}</h3>`
export const list = (...items: string[]): string => `<ul>${items.map(point).join('')}</ul>`
export const steps = (...items: string[]): string => `<ol>${items.map(point).join('')}</ol>`
/** Each begins as a sentence does. */
const point = (text: string): string => `<li>${text.replace(/^[a-z]/, (letter) => letter.toUpperCase())}</li>`
export const image = (src: string, alt: string): string => `<p><img src="${src}" alt="${alt}"></p>`

/** A table whose cells are separated by bars, first line its head. */
export function table(head: string, ...lines: string[]): string {
  const cells = (line: string, tag: 'th' | 'td') =>
    line
      .split('|')
      .map((cell) => `<${tag}>${cell.trim()}</${tag}>`)
      .join('')
  const body = lines.map((line) => `<tr>${cells(line, 'td')}</tr>`).join('')
  return `<table><thead><tr>${cells(head, 'th')}</tr></thead><tbody>${body}</tbody></table>`
}
