/**
 * Characters that nobody sees and that make a text another than it looks: controls, what has no width, what turns the
 * words around it, halves of pairs. Not among them: ends of lines, the joiners that emoji and some languages need, the
 * marks of direction, and flags that are written with tags.
 */
const hidden =
  /(?![\n\r\t\u200C-\u200F\u061C\u2066-\u2069])(?:\p{Cc}|\p{Cf}|\p{Cs}|\p{Noncharacter_Code_Point}|[\p{Zl}\p{Zp}\u034F\u115F\u1160\u17B4\u17B5\u2800\u3164\uFFA0])/u
const flag = /\u{1F3F4}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{1,6}\u{E007F}/gu

/** The first one of a text. */
export function hiddenIn(text: string): string | undefined {
  return hidden.exec(text.replace(flag, ''))?.[0] ?? openIsolate(text)
}

/** An isolate (U+2066 to U+2068) ends with U+2069 in the same text, or the words after it are part of it. */
function openIsolate(text: string): string | undefined {
  const begun: string[] = []
  for (const sign of text) {
    if (sign >= '\u2066' && sign <= '\u2068') begun.push(sign)
    else if (sign === '\u2069' && begun.pop() === undefined) return sign
  }
  return begun.at(-1)
}

/** As a person can read and search for it. */
export const nameOfCharacter = (sign: string) =>
  `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
