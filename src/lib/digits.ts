/** Zeros of the decimal digits that keyboards of the supported languages write. */
const zeros = [
  0x660, 0x6f0, 0x7c0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0xe50, 0xed0, 0xf20, 0x1040,
  0x17e0, 0x1810, 0xff10,
]

function asciiDigit(digit: string): string {
  const code = digit.charCodeAt(0)
  const zero = zeros.find((first) => code >= first && code < first + 10)
  return zero === undefined ? digit : String(code - zero)
}

/** A count as typed: digits of any script as ASCII ones. Signs and points stay: they are no part of a count, and are told. */
export const plainCount = (value: string): string => value.replace(/[\s\p{Cf}]/gu, '').replace(/\p{Nd}/gu, asciiDigit)

/**
 * A number as typed or pasted, made plain: digits of any script as ASCII ones, without spaces, invisible marks of
 * direction and the dashes, dots and brackets that numbers are grouped with. A plus sign and letters stay.
 */
export function plainDigits(value: string): string {
  return value.replace(/[\s\p{Cf}\p{Pd}().]/gu, '').replace(/\p{Nd}/gu, asciiDigit)
}
