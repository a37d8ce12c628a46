import { numberFormat } from '../../lib/intl'
/** A prize's odds as its reader expects them: a share, and one in how many, rounded to whole tickets. */
export function oddsOf(weight: number, weightOfAll: number, language: string) {
  const share = weightOfAll === 0 ? 0 : weight / weightOfAll
  return {
    percent: numberFormat(language, { style: 'percent', maximumFractionDigits: 2 }).format(share),
    oneIn: weight === 0 ? undefined : numberFormat(language).format(Math.round(weightOfAll / weight)),
  }
}
