/** Small amounts and percentages are kept as whole numbers: ten-thousandths and hundredths. */
const places = { bet: 4, rtp: 2 } as const

function scaled(decimal: string, digits: number): number {
  const [whole = '0', fraction = ''] = decimal.split('.')
  return Number(whole) * 10 ** digits + Number(fraction.padEnd(digits, '0').slice(0, digits))
}

function unscaled(value: number, digits: number): string {
  const text = String(value).padStart(digits + 1, '0')
  const fraction = text.slice(-digits).replace(/0+$/, '')
  const whole = text.slice(0, -digits)
  return fraction === '' ? whole : `${whole}.${fraction}`
}

export const betUnits = (decimal: string): number => scaled(decimal, places.bet)
export const betText = (units: number): string => unscaled(units, places.bet)
export const rtpUnits = (decimal: string): number => scaled(decimal, places.rtp)
export const rtpText = (units: number): string => unscaled(units, places.rtp)
