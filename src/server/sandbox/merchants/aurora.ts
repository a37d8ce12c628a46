import { credentials, hidden, optional, required, verificationCode } from './fields'
import type { Merchant } from './merchant'
import { off, on } from './modules'
import { resources } from './resources'

/**
 * Everything that the sandbox can do is on: both ways to register, affiliates, every category. Geetest and the
 * second check at sign-in need services outside the sandbox and are off everywhere.
 */
export const aurora: Merchant = {
  code: 'aurora',
  currency: { code: 'USD', symbol: '$' },
  singleWallet: true,
  modules: [
    on('COMM3'),
    on('REG3', on('MOBILENUMREG3', on('MOBILEPASSREG3')), on('REGMOBVERF3'), on('AFFMAN3')),
    on('CAPTCHA3'),
    on('VERIFICATION3'),
    on('PHONELOGIN3'),
    on('ONECLICKLOGIN3'),
    on('THIRDPARTY3', on('GOOGLELOGIN3'), on('FACEBOOKLOGIN3'), on('FIREBASEPHONE3')),
    off('GEETEST3'),
    off('LOGINIPVERF3'),
    on('PASS3', on('PWRESETSMS3'), on('CHNGPASSVERIF3')),
    on('FREEPLAY3'),
    on('PROFPIC3'),
    on('DEPOSIT3'),
    on('WITHDRAW3'),
    on('FUNDTRANS3'),
    on('MEMTRANS3'),
    on('INBOX3'),
    on('FEEDBACK3'),
    on('REWCEN3', on('PTSYS3')),
    on('GAMELO3', on('GAMELOHOT3'), on('GAMELOFAV3'), on('GAMELOREC3')),
    on('AGEANNOUNCE3', on('SIGNCONDIV3'), on('DAILYSALCONT3'), on('HOURSAL3'), on('RTSALARY3')),
  ],
  registration: {
    fields: {
      ...credentials,
      email: required({ patternId: 3, maxLength: 80 }),
      mobileNum: required({ patternId: 6, minLength: 11, maxLength: 11 }),
      verificationCode,
      payeeName: optional({ patternId: 21, minLength: 3, maxLength: 60 }),
      nickname: optional({ patternId: 9, minLength: 2, maxLength: 20 }),
      birthday: optional({ patternId: 11 }),
      nationality: optional({ patternId: 0, maxLength: 60 }),
      occupation: optional({ patternId: 12, maxLength: 60 }),
      telegram: optional({ minLength: 5, maxLength: 33, acceptedPattern: '@?[A-Za-z][A-Za-z0-9_]{3,31}' }),
      affiliateCode: optional({ patternId: 4, minLength: 4, maxLength: 12, acceptedPattern: '[A-Z0-9]+' }),
      referralCode: optional({ patternId: 4, minLength: 4, maxLength: 12 }),
      recommenderId: hidden,
      captcha: hidden,
      qqNum: hidden,
      idNumber: hidden,
      zalo: hidden,
    },
  },
  settings: {
    dailysalreqtype: 'UPLINE',
    divtypereq: 'UPLINE',
    contracthoursalreq: 'UPLINE',
    realtimesalreqtype: 'UPLINE',
    passwordExpiry: true,
    currency: 'USD',
    feedback: { minLength: 10, maxLength: 140 },
  },
  lanes: [
    { category: 'LIVE', vendors: ['LUMA', 'VELV', 'ORCH', 'MERI'] },
    { category: 'SPORTS', vendors: ['KICK', 'STRI', 'PODI', 'ROOST', 'AV', 'AI', 'IMES', 'TF', 'IA'] },
    { category: 'FISH', vendors: ['REEF', 'ABYS', 'TIDE'] },
    { category: 'RNG', vendors: ['CIND', 'LANT', 'QRTZ', 'OTTR', 'SALT', 'ABAC', 'NINE', 'TINC'] },
    { category: 'PVP', vendors: ['PARL', 'JBRD', 'WIND'] },
    { category: 'ELOTT', vendors: ['NUMG', 'MINU', 'SKYB'] },
    { category: 'LOTT', vendors: ['CIVI', 'DELT'] },
  ],
  inMaintenance: ['PODI'],
  mobilePrefix: '1380000000',
  domains: ['aurora.localhost'],
  resources: resources('aurora', ['IOS', 'Android', 'MOBILENUMBER', 'SKYPE', 'FACEBOOK', 'SpeedTest']),
  clubLabel: 'Gold Club',
  withdrawal: { minimum: 20_00, maximum: 50_000_00 },
  jackpots: ['grand', 'major', 'minor', 'daily'],
}
