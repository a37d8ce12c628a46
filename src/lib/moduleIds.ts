/**
 * Modules of the platform's whitelabel tree that the product asks about or sends with its calls, and what each is for.
 * A platform's own tree has others, too.
 */
export const moduleIds = {
  AFFMAN3: 'affiliate codes',
  AGEANNOUNCE3: 'announcements for agents, lottery results',
  CAPTCHA3: 'captcha pictures',
  CHNGPASSVERIF3: 'a new password by a code',
  COMM3: 'what every platform has; always on',
  DAILYSALCONT3: 'contracts: daily salary',
  DEPOSIT3: 'deposits',
  FACEBOOKLOGIN3: 'login by Facebook',
  FEEDBACK3: 'feedback',
  FIREBASEPHONE3: 'login by a code that Firebase sends',
  FREEPLAY3: 'demo accounts',
  FUNDTRANS3: 'transfers between wallets',
  GAMELO3: 'games, rooms and rankings',
  GAMELOFAV3: 'favourite games',
  GAMELOHOT3: 'hot games',
  GAMELOREC3: 'recent games',
  GEETEST3: 'captcha of Geetest',
  GOOGLELOGIN3: 'login by Google',
  HOURSAL3: 'contracts: hourly salary',
  INBOX3: 'messages to members',
  LOGINIPVERF3: 'second check of an unknown address',
  MEMTRANS3: 'records of bets and transactions',
  MOBILENUMREG3: 'registration by mobile number',
  MOBILEPASSREG3: 'a password at registration by mobile number',
  ONECLICKLOGIN3: 'login kept by the browser',
  PASS3: 'change of the password',
  PHONELOGIN3: 'login by phone',
  PTSYS3: 'points and their mall',
  PWRESETSMS3: 'a code for a new password by SMS',
  REG3: 'registration',
  REGMOBVERF3: 'a code by SMS at registration',
  REWCEN3: 'rewards and missions',
  RTSALARY3: 'contracts: real-time salary',
  SIGNCONDIV3: 'contracts: dividend',
  THIRDPARTY3: 'accounts linked with other services',
  VERIFICATION3: 'login codes by SMS',
} as const

export type ModuleId = keyof typeof moduleIds
