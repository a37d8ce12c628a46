import { credentials, hidden, optional, required } from './fields'
import type { Merchant } from './merchant'
import { off, on } from './modules'
import { resources } from './resources'

/** Registration by username with a captcha and no SMS; lottery and live first; one wallet a vendor. */
export const jade: Merchant = {
  code: 'jade',
  currency: { code: 'CNY', symbol: '¥' },
  singleWallet: false,
  modules: [
    on('COMM3'),
    on('REG3', off('MOBILENUMREG3'), off('REGMOBVERF3'), off('AFFMAN3')),
    on('CAPTCHA3'),
    off('VERIFICATION3'),
    off('GEETEST3'),
    off('LOGINIPVERF3'),
    on('PASS3', off('PWRESETSMS3'), off('CHNGPASSVERIF3')),
    on('FREEPLAY3'),
    off('PROFPIC3'),
    on('DEPOSIT3'),
    on('WITHDRAW3'),
    on('FUNDTRANS3'),
    on('MEMTRANS3'),
    on('INBOX3'),
    on('FEEDBACK3'),
    on('REWCEN3', on('PTSYS3')),
    on('GAMELO3', on('GAMELOHOT3'), on('GAMELOFAV3'), on('GAMELOREC3')),
    on('AGEANNOUNCE3', on('SIGNCONDIV3'), on('DAILYSALCONT3'), off('HOURSAL3'), off('RTSALARY3')),
  ],
  registration: {
    fields: {
      ...credentials,
      username: required({ patternId: 1, minLength: 6, maxLength: 11 }),
      payeeName: required({ patternId: 2, minLength: 2, maxLength: 30 }),
      mobileNum: required({ patternId: 6, minLength: 11, maxLength: 11 }),
      qqNum: optional({ patternId: 6, minLength: 5, maxLength: 14, acceptedPattern: '[1-9][0-9]*' }),
      wechat: optional({ minLength: 6, maxLength: 20, acceptedPattern: '[A-Za-z][A-Za-z0-9_-]*' }),
      paymentPassword: optional({ patternId: 6, minLength: 6, maxLength: 6 }),
      referralCode: optional({ patternId: 4, minLength: 4, maxLength: 12 }),
      captcha: required({ patternId: 6, minLength: 4, maxLength: 4 }),
      email: hidden,
      birthday: hidden,
    },
  },
  settings: { dailysalreqtype: 'UPLINE', divtypereq: 'BOTH', passwordExpiry: false, currency: 'CNY' },
  lanes: [
    { category: 'ELOTT', vendors: ['NUMG', 'MINU', 'SKYB'] },
    { category: 'LOTT', vendors: ['CIVI', 'DELT'] },
    { category: 'LIVE', vendors: ['ORCH', 'LUMA', 'MERI'] },
    { category: 'RNG', vendors: ['LANT', 'ABAC', 'CIND', 'QRTZ', 'NINE'] },
    { category: 'PVP', vendors: ['JBRD', 'WIND'] },
    { category: 'FISH', vendors: ['REEF', 'TIDE'] },
    { category: 'SPORTS', vendors: ['KICK', 'PODI', 'IMES', 'IA'] },
  ],
  inMaintenance: ['MERI'],
  mobilePrefix: '1380000000',
  domains: ['jade.localhost'],
  resources: resources('jade', ['IOS', 'Android', 'MOBILENUMBER', 'SpeedTest']),
  clubLabel: 'Gold Club',
  withdrawal: { minimum: 100_00, maximum: 200_000_00 },
  jackpots: ['grand', 'major', 'daily'],
}
