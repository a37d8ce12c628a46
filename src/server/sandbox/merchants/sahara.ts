import { credentials, hidden, optional, required, verificationCode } from './fields'
import type { Merchant } from './merchant'
import { off, on } from './modules'
import { resources } from './resources'

/**
 * Few modules. The points system is switched on below the reward centre, which is off: it is off too. Slots have one
 * vendor, so that a click on the category launches it directly (spec §2 Header).
 */
export const sahara: Merchant = {
  code: 'sahara',
  currency: { code: 'AED', symbol: 'AED' },
  singleWallet: true,
  modules: [
    on('COMM3'),
    on('REG3', on('MOBILENUMREG3', off('MOBILEPASSREG3')), on('REGMOBVERF3'), off('AFFMAN3')),
    on('CAPTCHA3'),
    on('VERIFICATION3'),
    on('PHONELOGIN3'),
    off('ONECLICKLOGIN3'),
    off('THIRDPARTY3', on('GOOGLELOGIN3'), on('FACEBOOKLOGIN3'), on('FIREBASEPHONE3')),
    off('GEETEST3'),
    off('LOGINIPVERF3'),
    on('PASS3', on('PWRESETSMS3'), off('CHNGPASSVERIF3')),
    off('FREEPLAY3'),
    off('PROFPIC3'),
    off('GOOGLEAUTH3'),
    on('DEPOSIT3'),
    on('WITHDRAW3'),
    off('FUNDTRANS3'),
    on('MEMTRANS3'),
    on('TEAMBET3'),
    on('TEAMTRANS3'),
    on('SUBPROFIT3'),
    off('INBOX3'),
    on('FEEDBACK3'),
    off('REWCEN3', on('PTSYS3')),
    on('GAMELO3', on('GAMELOHOT3'), off('GAMELOFAV3'), off('GAMELOREC3')),
    off('AGEANNOUNCE3', on('SIGNCONDIV3'), on('DAILYSALCONT3')),
  ],
  registration: {
    fields: {
      ...credentials,
      mobileNum: required({ patternId: 6, minLength: 9, maxLength: 9 }),
      verificationCode,
      payeeName: optional({ patternId: 21, minLength: 3, maxLength: 60 }),
      whatsapp: optional({ patternId: 6, minLength: 8, maxLength: 15 }),
      email: optional({ patternId: 3, maxLength: 80 }),
      captcha: hidden,
      qqNum: hidden,
    },
  },
  profile: {
    nickname: optional({ patternId: 9, minLength: 2, maxLength: 20 }),
    birthday: optional({ patternId: 11 }),
    nationality: optional({ patternId: 0, maxLength: 60 }),
  },
  settings: { passwordExpiry: false, currency: 'AED' },
  lanes: [
    { category: 'SPORTS', vendors: ['STRI', 'KICK', 'AV', 'TF'] },
    { category: 'PVP', vendors: ['PARL', 'WIND'] },
    { category: 'LIVE', vendors: ['MERI', 'VELV'] },
    { category: 'RNG', vendors: ['OTTR'] },
  ],
  inMaintenance: [],
  mobilePrefix: '50000000',
  domains: ['sahara.localhost'],
  resources: resources('sahara', ['IOSLite', 'EMAIL', 'WHATSAPP', 'FACEBOOK', 'SpeedTest']),
  clubLabel: { CN: '黄金俱乐部', EN: 'Gold Club', AR: 'النادي الذهبي' },
  withdrawal: { minimum: 50_00, maximum: 100_000_00 },
  jackpots: ['grand', 'daily'],
  contracts: { zone: 'Asia/Dubai', replaces: 'HIGHER' },
}
