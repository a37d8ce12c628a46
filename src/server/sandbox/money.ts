/** Amounts are whole minor units inside, decimal strings with two places outside. */
export function decimal(minor: number): string {
  if (!Number.isSafeInteger(minor)) throw new RangeError(`${minor} is not an amount in minor units`)
  const digits = String(Math.abs(minor)).padStart(3, '0')
  return `${minor < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** Minor units of a decimal string with at most two places; undefined for anything else. */
export function minorOf(amount: string): number | undefined {
  const [, whole, part = ''] = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(amount) ?? []
  return whole === undefined ? undefined : Number(whole + part.padEnd(2, '0'))
}
