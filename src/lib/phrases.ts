const endings = '的了着过吗呢吧们地得'
const isWord = (text: string) => /^[\p{L}\p{N}]/u.test(text)

/** Chinese has no spaces: the parts of a text between which a line may end, words with what belongs to them. */
export function phrasesOf(text: string): readonly string[] {
  // Japanese has kana, and browsers know its phrases
  if (!/[一-鿿]/.test(text) || /[ぁ-ヿ]/.test(text)) return [text]
  const phrases: string[] = []
  let joins = true
  for (const { segment } of new Intl.Segmenter('zh', { granularity: 'word' }).segment(text)) {
    const isEnding = endings.includes(segment)
    if (joins || isEnding || !isWord(segment)) phrases.push((phrases.pop() ?? '') + segment)
    else phrases.push(segment)
    // marks keep their own rules; a single sign goes with the word after it
    joins = !isWord(segment) || (segment.length === 1 && !isEnding)
  }
  // the end of a sentence does not stand alone on the last line
  const end = phrases.at(-1) ?? ''
  if (phrases.length > 1 && end.length < 4 && /[。！？]$/.test(end)) phrases.splice(-2, 2, phrases.slice(-2).join(''))
  return phrases
}
