/** A number as it is dialled at home, in E.164: the leading 0 of home is not dialled from abroad. */
export const internationalNumber = (number: string, dialCode: string): string =>
  number.startsWith('+') ? number : `+${dialCode}${number.replace(/^0/, '')}`
