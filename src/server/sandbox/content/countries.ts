import { bcp47, type TextLanguage } from '../language'

/** ISO 3166 code and dialling code. */
// oxfmt-ignore
const dialling: Readonly<Record<string, string>> = {
  AE: '971', AR: '54', AU: '61', BD: '880', BH: '973', BR: '55', CA: '1', CL: '56', CN: '86', CO: '57', DE: '49', DZ: '213',
  EG: '20', ES: '34', FR: '33', GB: '44', GH: '233', HK: '852', ID: '62', IE: '353', IN: '91', IQ: '964', IT: '39', JO: '962',
  JP: '81', KE: '254', KH: '855', KR: '82', KW: '965', KZ: '7', LA: '856', LB: '961', LK: '94', MA: '212', MM: '95', MO: '853',
  MX: '52', MY: '60', NG: '234', NP: '977', NZ: '64', OM: '968', PE: '51', PH: '63', PK: '92', PT: '351', QA: '974', SA: '966',
  SG: '65', TH: '66', TN: '216', TR: '90', TW: '886', TZ: '255', UZ: '998', VN: '84', ZA: '27',
}

interface Country {
  readonly code: string
  readonly name: string
  readonly dial: string
}

/** Countries by name in the asked language. */
export function countries(language: TextLanguage): readonly Country[] {
  const names = new Intl.DisplayNames([bcp47[language]], { type: 'region' })
  const order = new Intl.Collator(bcp47[language])
  return Object.entries(dialling)
    .map(([code, dial]) => ({ code, name: names.of(code) ?? code, dial }))
    .sort((a, b) => order.compare(a.name, b.name))
}
