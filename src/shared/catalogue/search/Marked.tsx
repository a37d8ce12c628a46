import { highlight } from './highlight'

/** A title with marks where it has the words. */
export function Marked({ title, words }: { readonly title: string; readonly words: readonly string[] }) {
  return highlight(title, words).map(({ text, hit }, at) => (hit ? <mark key={at}>{text}</mark> : text))
}
