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
  GOOGLEAUTH3: 'authenticator apps of members',
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
  PROFPIC3: 'pictures of members',
  PTSYS3: 'points and their mall',
  PWRESETSMS3: 'a code for a new password by SMS',
  REG3: 'registration',
  REGMOBVERF3: 'a code by SMS at registration',
  REWCEN3: 'rewards and missions',
  RTSALARY3: 'contracts: real-time salary',
  SIGNCONDIV3: 'contracts: dividend',
  SUBPROFIT3: 'agents: profit and loss of subordinates',
  TEAMBET3: 'agents: bets of the team',
  TEAMTRANS3: 'agents: transactions of the team',
  THIRDPARTY3: 'accounts linked with other services',
  VERIFICATION3: 'login codes by SMS',
  WITHDRAW3: 'withdrawals',
} as const

export type ModuleId = keyof typeof moduleIds

/** What a module is for, where the product knows it. */
export const moduleWords = (id: string): string | undefined =>
  Object.hasOwn(moduleIds, id) ? moduleIds[id as ModuleId] : undefined

/** A module as people read of it: `DEPOSIT3 (deposits)`; its id alone where the product does not know it. */
export function moduleName(id: string): string {
  const words = moduleWords(id)
  return words === undefined ? id : `${id} (${words})`
}
