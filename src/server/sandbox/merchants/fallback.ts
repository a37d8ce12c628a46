import { aurora } from './aurora'
import { credentials, optional } from './fields'
import type { Merchant } from './merchant'
import { off, on } from './modules'
import { resources } from './resources'

/** What a merchant code that nobody described gets, so that a new brand folder works at once. */
export function fallbackMerchant(code: string): Merchant {
  return {
    ...aurora,
    code,
    modules: [
      on('COMM3'),
      on('REG3', off('MOBILENUMREG3'), off('REGMOBVERF3'), off('AFFMAN3')),
      on('CAPTCHA3'),
      on('PASS3'),
      on('FREEPLAY3'),
      on('DEPOSIT3'),
      on('WITHDRAW3'),
      on('MEMTRANS3'),
      on('TEAMBET3'),
      on('TEAMTRANS3'),
      on('SUBPROFIT3'),
      on('INBOX3'),
      on('FEEDBACK3'),
      on('REWCEN3', on('PTSYS3')),
      on('GAMELO3', on('GAMELOHOT3'), on('GAMELOFAV3'), on('GAMELOREC3')),
    ],
    registration: { fields: { ...credentials, email: optional({ patternId: 3, maxLength: 80 }) } },
    settings: { passwordExpiry: false, currency: 'USD' },
    inMaintenance: [],
    domains: [],
    resources: resources(code, ['IOS', 'Android']),
  }
}
