/**
 * 16 to 19 digits (spec §5) with a right check digit (ISO/IEC 7812, Luhn). One digit repeated may pass that check, and is no
 * card.
 */
export function isCardNumber(digits: string): boolean {
  if (!/^\d{16,19}$/.test(digits) || /^(\d)\1+$/.test(digits)) return false
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 1 : 2)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}
