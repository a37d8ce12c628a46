// Generated from entries and messages by scripts/generate-contract.ts: change those, not this file.
import type { CatalogueEntry } from './brands/product/catalogue'

/** Every entry of the product, by slots in their order. */
export const catalogueEntries: readonly CatalogueEntry[] = [
  {
    slot: 'header.category',
    id: 'live',
    when: {
      is: 'all',
      of: [
        { is: 'vendors', category: 'LIVE' },
        { is: 'kept', slot: 'page', id: 'live' },
      ],
    },
    paths: ['/live'],
  },
  {
    slot: 'header.category',
    id: 'fish',
    when: {
      is: 'all',
      of: [
        { is: 'vendors', category: 'FISH' },
        { is: 'kept', slot: 'page', id: 'fish' },
      ],
    },
    paths: ['/fish'],
  },
  {
    slot: 'header.category',
    id: 'pvp',
    when: {
      is: 'all',
      of: [
        { is: 'vendors', category: 'PVP' },
        { is: 'kept', slot: 'page', id: 'pvp' },
      ],
    },
    paths: ['/pvp'],
  },
  {
    slot: 'header.category',
    id: 'esports',
    when: {
      is: 'all',
      of: [
        { is: 'vendors', category: 'ESPORTS' },
        { is: 'kept', slot: 'page', id: 'esports' },
      ],
    },
    paths: ['/esports'],
  },
  {
    slot: 'header.category',
    id: 'cockfight',
    when: {
      is: 'all',
      of: [
        { is: 'vendors', category: 'COCKFIGHT' },
        { is: 'kept', slot: 'page', id: 'cockfight' },
      ],
    },
    paths: ['/cockfight'],
  },
  {
    slot: 'header.category',
    id: 'jackpot',
    when: {
      is: 'all',
      of: [
        { is: 'vendors', category: 'JACKPOT' },
        { is: 'kept', slot: 'page', id: 'jackpot' },
      ],
    },
    paths: ['/jackpot'],
  },
  {
    slot: 'header.category',
    id: 'mini',
    when: {
      is: 'all',
      of: [
        { is: 'vendors', category: 'MINI' },
        { is: 'kept', slot: 'page', id: 'mini' },
      ],
    },
    paths: ['/mini'],
  },
  {
    slot: 'header.category',
    id: 'elott',
    when: {
      is: 'all',
      of: [
        { is: 'vendors', category: 'ELOTT' },
        { is: 'kept', slot: 'page', id: 'elott' },
      ],
    },
    paths: ['/elott'],
  },
  {
    slot: 'header.category',
    id: 'lott',
    when: {
      is: 'all',
      of: [
        { is: 'vendors', category: 'LOTT' },
        { is: 'kept', slot: 'page', id: 'lott' },
      ],
    },
    paths: ['/lottery'],
  },
  {
    slot: 'header.category',
    id: 'rng',
    when: {
      is: 'all',
      of: [
        { is: 'vendors', category: 'RNG' },
        { is: 'kept', slot: 'page', id: 'rng' },
      ],
    },
    paths: ['/rng'],
  },
  {
    slot: 'header.category',
    id: 'sports',
    when: {
      is: 'all',
      of: [
        { is: 'vendors', category: 'SPORTS' },
        { is: 'kept', slot: 'page', id: 'sports' },
      ],
    },
    paths: ['/sports'],
  },
  {
    slot: 'header.link',
    id: 'pointMall',
    when: {
      is: 'all',
      of: [
        { is: 'not', of: { is: 'role', role: 'demo' } },
        { is: 'module', id: 'PTSYS3' },
      ],
    },
    to: '/pointMall',
  },
  { slot: 'header.link', id: 'promotions', to: '/promotions' },
  { slot: 'header.link', id: 'help', to: '/help' },
  {
    slot: 'header.link',
    id: 'vip',
    when: {
      is: 'any',
      of: [
        {
          is: 'all',
          of: [
            { is: 'role', role: 'visitor' },
            { is: 'not', of: { is: 'brand', path: 'access.loginRequired', equals: true } },
          ],
        },
        { is: 'clubLabel' },
      ],
    },
    to: '/vip',
  },
  {
    slot: 'header.tool',
    id: 'freePlay',
    group: 'drawer',
    when: {
      is: 'all',
      of: [
        { is: 'role', role: 'visitor' },
        { is: 'module', id: 'FREEPLAY3' },
      ],
    },
  },
  { slot: 'header.tool', id: 'help' },
  { slot: 'header.tool', id: 'notices', group: 'notice', when: { is: 'content', kind: 'notices' } },
  { slot: 'header.tool', id: 'language' },
  { slot: 'header.tool', id: 'theme' },
  { slot: 'header.tool', id: 'search' },
  {
    slot: 'header.tool',
    id: 'download',
    when: {
      is: 'any',
      of: [
        { is: 'resource', type: 'IOS' },
        { is: 'resource', type: 'IOSLite' },
        { is: 'resource', type: 'Android' },
      ],
    },
  },
  { slot: 'header.tool', id: 'service', group: 'floating' },
  { slot: 'header.account', id: 'panel', when: { is: 'not', of: { is: 'role', role: 'visitor' } } },
  { slot: 'header.account', id: 'visitor', when: { is: 'role', role: 'visitor' } },
  {
    slot: 'header.account',
    id: 'deposit',
    when: {
      is: 'all',
      of: [
        { is: 'not', of: { is: 'role', role: 'visitor' } },
        { is: 'not', of: { is: 'role', role: 'demo' } },
        { is: 'module', id: 'DEPOSIT3' },
      ],
    },
  },
  { slot: 'account.balance', id: 'moneyAway', when: { is: 'module', id: 'FUNDTRANS3' } },
  {
    slot: 'account.wallets',
    id: 'bringHome',
    when: {
      is: 'all',
      of: [
        { is: 'not', of: { is: 'role', role: 'visitor' } },
        { is: 'not', of: { is: 'role', role: 'demo' } },
        { is: 'module', id: 'FUNDTRANS3' },
      ],
    },
  },
  {
    slot: 'account.picture',
    id: 'picture',
    when: {
      is: 'all',
      of: [
        {
          is: 'all',
          of: [
            { is: 'not', of: { is: 'role', role: 'visitor' } },
            { is: 'not', of: { is: 'role', role: 'demo' } },
          ],
        },
        { is: 'module', id: 'PROFPIC3' },
      ],
    },
  },
  {
    slot: 'account.section',
    id: 'identity',
    when: {
      is: 'all',
      of: [
        { is: 'not', of: { is: 'role', role: 'visitor' } },
        { is: 'not', of: { is: 'role', role: 'demo' } },
      ],
    },
  },
  {
    slot: 'account.section',
    id: 'profile',
    when: {
      is: 'all',
      of: [
        { is: 'not', of: { is: 'role', role: 'visitor' } },
        { is: 'not', of: { is: 'role', role: 'demo' } },
      ],
    },
  },
  {
    slot: 'account.section',
    id: 'contact',
    when: {
      is: 'all',
      of: [
        { is: 'not', of: { is: 'role', role: 'visitor' } },
        { is: 'not', of: { is: 'role', role: 'demo' } },
      ],
    },
  },
  {
    slot: 'account.section',
    id: 'security',
    when: {
      is: 'all',
      of: [
        { is: 'not', of: { is: 'role', role: 'visitor' } },
        { is: 'not', of: { is: 'role', role: 'demo' } },
      ],
    },
  },
  {
    slot: 'account.section',
    id: 'authenticator',
    when: {
      is: 'all',
      of: [
        {
          is: 'all',
          of: [
            { is: 'not', of: { is: 'role', role: 'visitor' } },
            { is: 'not', of: { is: 'role', role: 'demo' } },
          ],
        },
        { is: 'module', id: 'GOOGLEAUTH3' },
      ],
    },
  },
  {
    slot: 'account.section',
    id: 'devices',
    when: {
      is: 'all',
      of: [
        { is: 'not', of: { is: 'role', role: 'visitor' } },
        { is: 'not', of: { is: 'role', role: 'demo' } },
      ],
    },
  },
  {
    slot: 'account.section',
    id: 'signIns',
    when: {
      is: 'all',
      of: [
        { is: 'not', of: { is: 'role', role: 'visitor' } },
        { is: 'not', of: { is: 'role', role: 'demo' } },
      ],
    },
  },
  {
    slot: 'account.section',
    id: 'linking',
    when: {
      is: 'all',
      of: [
        {
          is: 'all',
          of: [
            { is: 'not', of: { is: 'role', role: 'visitor' } },
            { is: 'not', of: { is: 'role', role: 'demo' } },
          ],
        },
        { is: 'module', id: 'THIRDPARTY3' },
      ],
    },
  },
  {
    slot: 'account.section',
    id: 'data',
    when: {
      is: 'all',
      of: [
        { is: 'not', of: { is: 'role', role: 'visitor' } },
        { is: 'not', of: { is: 'role', role: 'demo' } },
      ],
    },
  },
  {
    slot: 'account.section',
    id: 'suggestions',
    when: {
      is: 'all',
      of: [
        {
          is: 'all',
          of: [
            { is: 'not', of: { is: 'role', role: 'visitor' } },
            { is: 'not', of: { is: 'role', role: 'demo' } },
          ],
        },
        {
          is: 'any',
          of: [
            { is: 'module', id: 'GAMELOREC3' },
            { is: 'module', id: 'GAMELOFAV3' },
          ],
        },
      ],
    },
  },
  { slot: 'account.menu', id: 'memberCentre', when: { is: 'not', of: { is: 'role', role: 'visitor' } }, to: '/member' },
  { slot: 'account.menu', id: 'hideBalance', when: { is: 'not', of: { is: 'role', role: 'visitor' } } },
  { slot: 'account.menu', id: 'logout', when: { is: 'not', of: { is: 'role', role: 'visitor' } } },
  { slot: 'account.menu', id: 'agentCentre', when: { is: 'role', role: 'agent' }, to: '/agentHome' },
  {
    slot: 'account.menu',
    id: 'bonuses',
    when: {
      is: 'all',
      of: [
        { is: 'not', of: { is: 'role', role: 'visitor' } },
        { is: 'not', of: { is: 'role', role: 'demo' } },
      ],
    },
    to: '/member?page=bonusDetails',
  },
  {
    slot: 'account.menu',
    id: 'deposit',
    when: {
      is: 'all',
      of: [
        { is: 'not', of: { is: 'role', role: 'visitor' } },
        { is: 'not', of: { is: 'role', role: 'demo' } },
        { is: 'module', id: 'DEPOSIT3' },
      ],
    },
    to: '/member?page=depositv2',
  },
  {
    slot: 'account.menu',
    id: 'messages',
    when: {
      is: 'all',
      of: [
        { is: 'not', of: { is: 'role', role: 'visitor' } },
        { is: 'not', of: { is: 'role', role: 'demo' } },
        { is: 'module', id: 'INBOX3' },
      ],
    },
    to: '/member?page=messageV2',
  },
  {
    slot: 'account.menu',
    id: 'bettingRecord',
    when: {
      is: 'all',
      of: [
        { is: 'not', of: { is: 'role', role: 'visitor' } },
        { is: 'not', of: { is: 'role', role: 'demo' } },
        { is: 'module', id: 'MEMTRANS3' },
      ],
    },
    to: '/member?page=personalHistoryCopy',
  },
  {
    slot: 'account.menu',
    id: 'rewards',
    when: {
      is: 'all',
      of: [
        { is: 'not', of: { is: 'role', role: 'visitor' } },
        { is: 'not', of: { is: 'role', role: 'demo' } },
        { is: 'module', id: 'REWCEN3' },
      ],
    },
    to: '/member?page=rewardCenter',
  },
  {
    slot: 'account.menu',
    id: 'vip',
    when: {
      is: 'all',
      of: [
        {
          is: 'all',
          of: [
            { is: 'not', of: { is: 'role', role: 'visitor' } },
            { is: 'not', of: { is: 'role', role: 'demo' } },
          ],
        },
        { is: 'kept', slot: 'page', id: 'vip' },
      ],
    },
    to: '/vip',
  },
  {
    slot: 'member.menu',
    id: 'securityCenter',
    group: 'account',
    when: {
      is: 'all',
      of: [
        { is: 'not', of: { is: 'role', role: 'visitor' } },
        { is: 'not', of: { is: 'role', role: 'demo' } },
      ],
    },
    pageKeys: ['securityCenter'],
  },
  {
    slot: 'member.menu',
    id: 'referral',
    group: 'rewards',
    when: {
      is: 'all',
      of: [
        { is: 'not', of: { is: 'role', role: 'visitor' } },
        { is: 'not', of: { is: 'role', role: 'demo' } },
      ],
    },
    pageKeys: ['referral'],
  },
  {
    slot: 'member.menu',
    id: 'bonusDetails',
    group: 'rewards',
    when: {
      is: 'all',
      of: [
        { is: 'not', of: { is: 'role', role: 'visitor' } },
        { is: 'not', of: { is: 'role', role: 'demo' } },
      ],
    },
    pageKeys: ['bonusDetails'],
  },
  {
    slot: 'member.menu',
    id: 'depositv2',
    group: 'funds',
    when: {
      is: 'all',
      of: [
        { is: 'not', of: { is: 'role', role: 'visitor' } },
        { is: 'not', of: { is: 'role', role: 'demo' } },
        { is: 'module', id: 'DEPOSIT3' },
      ],
    },
    pageKeys: ['depositv2'],
  },
  {
    slot: 'member.menu',
    id: 'messageV2',
    when: {
      is: 'all',
      of: [
        { is: 'not', of: { is: 'role', role: 'visitor' } },
        { is: 'not', of: { is: 'role', role: 'demo' } },
        { is: 'module', id: 'INBOX3' },
      ],
    },
    pageKeys: ['messageV2'],
  },
  {
    slot: 'member.menu',
    id: 'missions',
    group: 'rewards',
    when: {
      is: 'all',
      of: [
        { is: 'not', of: { is: 'role', role: 'visitor' } },
        { is: 'not', of: { is: 'role', role: 'demo' } },
        { is: 'module', id: 'REWCEN3' },
      ],
    },
    pageKeys: ['missionLeaderboard'],
  },
  {
    slot: 'member.menu',
    id: 'personalProfit',
    group: 'records',
    when: {
      is: 'all',
      of: [
        { is: 'not', of: { is: 'role', role: 'visitor' } },
        { is: 'not', of: { is: 'role', role: 'demo' } },
        { is: 'module', id: 'MEMTRANS3' },
      ],
    },
    pageKeys: ['personalProfit'],
  },
  {
    slot: 'member.menu',
    id: 'personalHistoryCopy',
    group: 'records',
    when: {
      is: 'all',
      of: [
        { is: 'not', of: { is: 'role', role: 'visitor' } },
        { is: 'not', of: { is: 'role', role: 'demo' } },
        { is: 'module', id: 'MEMTRANS3' },
      ],
    },
    pageKeys: ['personalHistoryCopy'],
  },
  {
    slot: 'member.menu',
    id: 'transactionHistory',
    group: 'records',
    when: {
      is: 'all',
      of: [
        { is: 'not', of: { is: 'role', role: 'visitor' } },
        { is: 'not', of: { is: 'role', role: 'demo' } },
        { is: 'module', id: 'MEMTRANS3' },
      ],
    },
    pageKeys: ['transactionHistory'],
  },
  {
    slot: 'member.menu',
    id: 'rewardCenter',
    group: 'rewards',
    when: {
      is: 'all',
      of: [
        { is: 'not', of: { is: 'role', role: 'visitor' } },
        { is: 'not', of: { is: 'role', role: 'demo' } },
        { is: 'module', id: 'REWCEN3' },
      ],
    },
    pageKeys: ['rewardCenter'],
  },
  {
    slot: 'member.menu',
    id: 'saferPlay',
    when: {
      is: 'all',
      of: [
        { is: 'not', of: { is: 'role', role: 'visitor' } },
        { is: 'not', of: { is: 'role', role: 'demo' } },
        { is: 'brand', path: 'safety.ownLimits', equals: true },
      ],
    },
    pageKeys: ['saferPlay'],
  },
  {
    slot: 'member.menu',
    id: 'transferUpline',
    group: 'funds',
    when: {
      is: 'all',
      of: [
        { is: 'not', of: { is: 'role', role: 'visitor' } },
        { is: 'not', of: { is: 'role', role: 'demo' } },
        { is: 'upline' },
      ],
    },
    pageKeys: ['transferUpline'],
  },
  {
    slot: 'member.menu',
    id: 'vip',
    group: 'rewards',
    when: {
      is: 'all',
      of: [
        {
          is: 'all',
          of: [
            { is: 'not', of: { is: 'role', role: 'visitor' } },
            { is: 'not', of: { is: 'role', role: 'demo' } },
          ],
        },
        { is: 'kept', slot: 'page', id: 'vip' },
      ],
    },
    pageKeys: ['vip'],
    to: '/vip',
  },
  {
    slot: 'member.menu',
    id: 'transferFund',
    group: 'funds',
    when: {
      is: 'all',
      of: [
        { is: 'not', of: { is: 'role', role: 'visitor' } },
        { is: 'not', of: { is: 'role', role: 'demo' } },
        { is: 'module', id: 'FUNDTRANS3' },
      ],
    },
    pageKeys: ['transferFund'],
  },
  {
    slot: 'member.menu',
    id: 'withdraw',
    group: 'funds',
    when: {
      is: 'all',
      of: [
        { is: 'not', of: { is: 'role', role: 'visitor' } },
        { is: 'not', of: { is: 'role', role: 'demo' } },
        { is: 'module', id: 'WITHDRAW3' },
      ],
    },
    pageKeys: ['withdraw'],
  },
  {
    slot: 'member.state',
    id: 'securityCenter',
    when: {
      is: 'all',
      of: [
        { is: 'not', of: { is: 'role', role: 'visitor' } },
        { is: 'not', of: { is: 'role', role: 'demo' } },
      ],
    },
  },
  {
    slot: 'member.state',
    id: 'saferPlay',
    when: {
      is: 'all',
      of: [
        { is: 'not', of: { is: 'role', role: 'visitor' } },
        { is: 'not', of: { is: 'role', role: 'demo' } },
        { is: 'brand', path: 'safety.ownLimits', equals: true },
      ],
    },
  },
  {
    slot: 'agent.menu',
    id: 'agentTeamOverview',
    group: 'team',
    when: {
      is: 'all',
      of: [
        { is: 'role', role: 'agent' },
        { is: 'agentType', of: [1, 2, 41, 42] },
      ],
    },
    pageKeys: ['agentTeamOverview'],
  },
  {
    slot: 'agent.menu',
    id: 'referralLink',
    group: 'team',
    when: {
      is: 'all',
      of: [
        { is: 'role', role: 'agent' },
        { is: 'agentType', of: [1, 2, 41, 42] },
      ],
    },
    pageKeys: ['referralLink'],
  },
  {
    slot: 'agent.menu',
    id: 'agentAnnouncements',
    group: 'team',
    when: {
      is: 'all',
      of: [
        {
          is: 'all',
          of: [
            { is: 'role', role: 'agent' },
            { is: 'agentType', of: [1, 2, 41, 42] },
          ],
        },
        { is: 'module', id: 'AGEANNOUNCE3' },
      ],
    },
    pageKeys: ['agentAnnouncements'],
  },
  {
    slot: 'agent.menu',
    id: 'agentIncome',
    group: 'team',
    when: {
      is: 'all',
      of: [
        {
          is: 'all',
          of: [
            { is: 'role', role: 'agent' },
            { is: 'agentType', of: [1, 2, 41, 42] },
          ],
        },
        {
          is: 'any',
          of: [
            { is: 'module', id: 'SIGNCONDIV3' },
            { is: 'module', id: 'DAILYSALCONT3' },
            { is: 'module', id: 'HOURSAL3' },
            { is: 'module', id: 'RTSALARY3' },
          ],
        },
      ],
    },
    pageKeys: ['agentIncome'],
  },
  {
    slot: 'agent.menu',
    id: 'contractRequests',
    group: 'team',
    when: {
      is: 'all',
      of: [
        {
          is: 'all',
          of: [
            { is: 'role', role: 'agent' },
            { is: 'agentType', of: [1, 2, 41, 42] },
          ],
        },
        {
          is: 'any',
          of: [
            { is: 'module', id: 'SIGNCONDIV3' },
            { is: 'module', id: 'DAILYSALCONT3' },
            { is: 'module', id: 'HOURSAL3' },
            { is: 'module', id: 'RTSALARY3' },
          ],
        },
      ],
    },
    pageKeys: ['contractRequests'],
  },
  {
    slot: 'agent.menu',
    id: 'agentOpenAccount',
    group: 'team',
    when: {
      is: 'all',
      of: [
        { is: 'role', role: 'agent' },
        { is: 'agentType', of: [1, 2, 41, 42] },
      ],
    },
    pageKeys: ['agentOpenAccount'],
  },
  {
    slot: 'agent.menu',
    id: 'teamManagement',
    group: 'team',
    when: {
      is: 'all',
      of: [
        { is: 'role', role: 'agent' },
        { is: 'agentType', of: [1, 2, 41, 42] },
      ],
    },
    pageKeys: ['teamManagement'],
  },
  {
    slot: 'agent.menu',
    id: 'agentTeamBetting',
    group: 'team',
    when: {
      is: 'all',
      of: [
        {
          is: 'all',
          of: [
            { is: 'role', role: 'agent' },
            { is: 'agentType', of: [1, 2, 41, 42] },
          ],
        },
        { is: 'module', id: 'TEAMBET3' },
      ],
    },
    pageKeys: ['agentTeamBetting'],
  },
  {
    slot: 'agent.menu',
    id: 'agentTeamTransactions',
    group: 'team',
    when: {
      is: 'all',
      of: [
        {
          is: 'all',
          of: [
            { is: 'role', role: 'agent' },
            { is: 'agentType', of: [1, 2, 41, 42] },
          ],
        },
        { is: 'module', id: 'TEAMTRANS3' },
      ],
    },
    pageKeys: ['agentTeamTransactions'],
  },
  {
    slot: 'agent.menu',
    id: 'agentSubordinateProfit',
    group: 'team',
    when: {
      is: 'all',
      of: [
        {
          is: 'all',
          of: [
            { is: 'role', role: 'agent' },
            { is: 'agentType', of: [1, 2, 41, 42] },
          ],
        },
        { is: 'module', id: 'SUBPROFIT3' },
      ],
    },
    pageKeys: ['agentSubordinateProfit'],
  },
  {
    slot: 'team.member',
    id: 'contractRequests',
    when: {
      is: 'all',
      of: [
        {
          is: 'all',
          of: [
            { is: 'role', role: 'agent' },
            { is: 'agentType', of: [1, 2, 41, 42] },
          ],
        },
        {
          is: 'any',
          of: [
            { is: 'module', id: 'SIGNCONDIV3' },
            { is: 'module', id: 'DAILYSALCONT3' },
            { is: 'module', id: 'HOURSAL3' },
            { is: 'module', id: 'RTSALARY3' },
          ],
        },
      ],
    },
  },
  {
    slot: 'team.member',
    id: 'agentTeamBetting',
    when: {
      is: 'all',
      of: [
        {
          is: 'all',
          of: [
            { is: 'role', role: 'agent' },
            { is: 'agentType', of: [1, 2, 41, 42] },
          ],
        },
        { is: 'module', id: 'TEAMBET3' },
      ],
    },
  },
  { slot: 'help.panel', id: 'feedback', when: { is: 'module', id: 'FEEDBACK3' }, to: '/feedback' },
  { slot: 'help.panel', id: 'service' },
  { slot: 'help.panel', id: 'helpCentre', to: '/help' },
  { slot: 'help.panel', id: 'limits', when: { is: 'brandHas', path: 'help.safer' } },
  { slot: 'help.panel', id: 'routes', when: { is: 'resource', type: 'SpeedTest' } },
  { slot: 'bottom.bar', id: 'account', to: '/member' },
  { slot: 'bottom.bar', id: 'lead' },
  { slot: 'bottom.bar', id: 'home', to: '/index' },
  { slot: 'bottom.bar', id: 'menu' },
  { slot: 'bottom.bar', id: 'promotions', to: '/promotions' },
  { slot: 'bottom.bar', id: 'search' },
  {
    slot: 'home.section',
    id: 'tables',
    when: {
      is: 'all',
      of: [
        { is: 'not', of: { is: 'role', role: 'visitor' } },
        { is: 'not', of: { is: 'role', role: 'demo' } },
        { is: 'module', id: 'GAMELO3' },
        {
          is: 'all',
          of: [
            { is: 'vendors', category: 'LIVE' },
            { is: 'kept', slot: 'header.category', id: 'live' },
            { is: 'kept', slot: 'page', id: 'live' },
          ],
        },
      ],
    },
  },
  { slot: 'home.section', id: 'hero' },
  { slot: 'home.section', id: 'search' },
  { slot: 'home.section', id: 'categories' },
  {
    slot: 'home.section',
    id: 'continue',
    when: {
      is: 'all',
      of: [
        { is: 'not', of: { is: 'role', role: 'visitor' } },
        { is: 'not', of: { is: 'role', role: 'demo' } },
        { is: 'module', id: 'GAMELOREC3' },
      ],
    },
  },
  { slot: 'home.section', id: 'jackpot' },
  { slot: 'home.section', id: 'lanes', group: 'main', when: { is: 'module', id: 'GAMELOHOT3' } },
  {
    slot: 'home.section',
    id: 'topTen',
    when: {
      is: 'all',
      of: [
        { is: 'module', id: 'GAMELO3' },
        {
          is: 'all',
          of: [
            { is: 'vendors', category: 'RNG' },
            { is: 'kept', slot: 'header.category', id: 'rng' },
            { is: 'kept', slot: 'page', id: 'rng' },
          ],
        },
      ],
    },
  },
  { slot: 'home.section', id: 'promotions', group: 'aside' },
  { slot: 'home.section', id: 'winners', group: 'aside' },
  { slot: 'home.section', id: 'providers' },
  {
    slot: 'home.section',
    id: 'draws',
    when: {
      is: 'any',
      of: [
        {
          is: 'all',
          of: [
            { is: 'vendors', category: 'LOTT' },
            { is: 'kept', slot: 'header.category', id: 'lott' },
            { is: 'kept', slot: 'page', id: 'lott' },
          ],
        },
        {
          is: 'all',
          of: [
            { is: 'vendors', category: 'ELOTT' },
            { is: 'kept', slot: 'header.category', id: 'elott' },
            { is: 'kept', slot: 'page', id: 'elott' },
          ],
        },
      ],
    },
  },
  { slot: 'home.section', id: 'popup' },
  {
    slot: 'home.section',
    id: 'matches',
    when: {
      is: 'all',
      of: [
        { is: 'module', id: 'GAMELO3' },
        {
          is: 'all',
          of: [
            { is: 'vendors', category: 'SPORTS' },
            { is: 'kept', slot: 'header.category', id: 'sports' },
            { is: 'kept', slot: 'page', id: 'sports' },
          ],
        },
      ],
    },
  },
  {
    slot: 'home.section',
    id: 'because',
    when: {
      is: 'all',
      of: [
        {
          is: 'all',
          of: [
            { is: 'not', of: { is: 'role', role: 'visitor' } },
            { is: 'not', of: { is: 'role', role: 'demo' } },
          ],
        },
        { is: 'module', id: 'GAMELOREC3' },
        { is: 'module', id: 'GAMELO3' },
      ],
    },
  },
  {
    slot: 'home.section',
    id: 'newGames',
    when: {
      is: 'all',
      of: [
        {
          is: 'all',
          of: [
            { is: 'not', of: { is: 'role', role: 'visitor' } },
            { is: 'not', of: { is: 'role', role: 'demo' } },
          ],
        },
        {
          is: 'any',
          of: [
            { is: 'module', id: 'GAMELOREC3' },
            { is: 'module', id: 'GAMELOFAV3' },
          ],
        },
        { is: 'module', id: 'GAMELO3' },
      ],
    },
  },
  { slot: 'footer.group', id: 'about', group: 'columns' },
  { slot: 'footer.group', id: 'games', group: 'columns' },
  { slot: 'footer.group', id: 'links', group: 'columns' },
  { slot: 'footer.group', id: 'help', group: 'columns' },
  { slot: 'footer.group', id: 'providers', group: 'rows' },
  { slot: 'footer.group', id: 'payments', group: 'rows' },
  { slot: 'footer.group', id: 'responsible', group: 'rows' },
  { slot: 'footer.group', id: 'licence', group: 'rows' },
  { slot: 'footer.group', id: 'legal', group: 'base' },
  { slot: 'login.tab', id: 'account' },
  {
    slot: 'login.tab',
    id: 'phone',
    when: {
      is: 'all',
      of: [
        { is: 'module', id: 'PHONELOGIN3' },
        { is: 'module', id: 'VERIFICATION3' },
      ],
    },
  },
  {
    slot: 'login.tab',
    id: 'firebasePhone',
    when: {
      is: 'all',
      of: [
        { is: 'module', id: 'FIREBASEPHONE3' },
        { is: 'brandHas', path: 'thirdParty.firebase.dialCode' },
        {
          is: 'not',
          of: {
            is: 'all',
            of: [
              { is: 'module', id: 'PHONELOGIN3' },
              { is: 'module', id: 'VERIFICATION3' },
            ],
          },
        },
      ],
    },
  },
  { slot: 'login.other', id: 'oneClick', when: { is: 'module', id: 'ONECLICKLOGIN3' } },
  {
    slot: 'login.other',
    id: 'google',
    when: {
      is: 'all',
      of: [
        { is: 'module', id: 'GOOGLELOGIN3' },
        { is: 'brandHas', path: 'thirdParty.firebase' },
      ],
    },
  },
  {
    slot: 'login.other',
    id: 'facebook',
    when: {
      is: 'all',
      of: [
        { is: 'module', id: 'FACEBOOKLOGIN3' },
        { is: 'brandHas', path: 'thirdParty.firebase' },
      ],
    },
  },
  { slot: 'after.login', id: 'announcements', when: { is: 'not', of: { is: 'role', role: 'visitor' } } },
  {
    slot: 'signed.in',
    id: 'news',
    when: {
      is: 'all',
      of: [
        { is: 'not', of: { is: 'role', role: 'visitor' } },
        { is: 'not', of: { is: 'role', role: 'demo' } },
        { is: 'module', id: 'INBOX3' },
      ],
    },
  },
  {
    slot: 'signed.in',
    id: 'openTrips',
    when: {
      is: 'all',
      of: [
        { is: 'not', of: { is: 'role', role: 'visitor' } },
        { is: 'module', id: 'FUNDTRANS3' },
      ],
    },
  },
  { slot: 'signed.in', id: 'session', when: { is: 'not', of: { is: 'role', role: 'visitor' } } },
  {
    slot: 'signed.in',
    id: 'rank',
    when: {
      is: 'all',
      of: [
        { is: 'not', of: { is: 'role', role: 'visitor' } },
        { is: 'not', of: { is: 'role', role: 'demo' } },
      ],
    },
  },
  {
    slot: 'game.bar',
    id: 'session',
    when: {
      is: 'all',
      of: [
        { is: 'not', of: { is: 'role', role: 'visitor' } },
        {
          is: 'any',
          of: [
            { is: 'brand', path: 'safety.sessionClock', equals: true },
            { is: 'brand', path: 'safety.results', equals: true },
          ],
        },
      ],
    },
  },
  { slot: 'category.section', id: 'rank', when: { is: 'module', id: 'GAMELO3' } },
  { slot: 'category.section', id: 'jackpot', group: 'wide' },
  { slot: 'category.section', id: 'winners' },
  {
    slot: 'category.section',
    id: 'because',
    group: 'wide',
    when: {
      is: 'all',
      of: [
        {
          is: 'all',
          of: [
            { is: 'not', of: { is: 'role', role: 'visitor' } },
            { is: 'not', of: { is: 'role', role: 'demo' } },
          ],
        },
        { is: 'module', id: 'GAMELOREC3' },
        { is: 'module', id: 'GAMELO3' },
      ],
    },
  },
  {
    slot: 'category.section',
    id: 'newGames',
    group: 'wide',
    when: {
      is: 'all',
      of: [
        {
          is: 'all',
          of: [
            { is: 'not', of: { is: 'role', role: 'visitor' } },
            { is: 'not', of: { is: 'role', role: 'demo' } },
          ],
        },
        {
          is: 'any',
          of: [
            { is: 'module', id: 'GAMELOREC3' },
            { is: 'module', id: 'GAMELOFAV3' },
          ],
        },
        { is: 'module', id: 'GAMELO3' },
      ],
    },
  },
  { slot: 'register.tab', id: 'username', when: { is: 'module', id: 'REG3' } },
  {
    slot: 'register.tab',
    id: 'mobile',
    when: {
      is: 'all',
      of: [
        { is: 'module', id: 'REG3' },
        { is: 'module', id: 'MOBILENUMREG3' },
      ],
    },
  },
  {
    slot: 'forgot.tab',
    id: 'phone',
    when: {
      is: 'all',
      of: [
        { is: 'module', id: 'PWRESETSMS3' },
        { is: 'module', id: 'CHNGPASSVERIF3' },
      ],
    },
  },
  { slot: 'forgot.tab', id: 'email' },
  { slot: 'modal', id: 'loginPopupModal' },
  { slot: 'modal', id: 'registerModal' },
  { slot: 'modal', id: 'changePasswordModal', when: { is: 'module', id: 'PASS3' } },
  { slot: 'modal', id: 'forgetPassModal' },
  {
    slot: 'modal',
    id: 'depositModal',
    when: {
      is: 'all',
      of: [
        { is: 'not', of: { is: 'role', role: 'demo' } },
        { is: 'module', id: 'DEPOSIT3' },
      ],
    },
  },
  { slot: 'modal', id: 'gamePopupModal' },
  {
    slot: 'modal',
    id: 'walletsModal',
    when: {
      is: 'all',
      of: [
        { is: 'not', of: { is: 'role', role: 'visitor' } },
        { is: 'module', id: 'FUNDTRANS3' },
      ],
    },
  },
  { slot: 'modal', id: 'noticeModal' },
  { slot: 'modal', id: 'afterLoginModal', when: { is: 'not', of: { is: 'role', role: 'visitor' } } },
  {
    slot: 'modal',
    id: 'paymentPasswordModal',
    when: {
      is: 'all',
      of: [
        { is: 'not', of: { is: 'role', role: 'visitor' } },
        { is: 'not', of: { is: 'role', role: 'demo' } },
        { is: 'module', id: 'PASS3' },
      ],
    },
  },
  { slot: 'modal', id: 'routesModal' },
  { slot: 'modal', id: 'searchModal' },
  { slot: 'page', id: 'member', paths: ['/member'], label: 'account.member.title' },
  { slot: 'page', id: 'agentHome', paths: ['/agentHome'], label: 'agent.title' },
  {
    slot: 'page',
    id: 'login',
    paths: ['/login'],
    drawnAtEdge: { shownBy: ['way', 'reason'] },
    label: 'auth.login.title',
  },
  {
    slot: 'page',
    id: 'live',
    when: { is: 'kept', slot: 'header.category', id: 'live' },
    paths: ['/live'],
    label: 'games.category.live',
  },
  {
    slot: 'page',
    id: 'fish',
    when: { is: 'kept', slot: 'header.category', id: 'fish' },
    paths: ['/fish'],
    label: 'games.category.fish',
  },
  {
    slot: 'page',
    id: 'pvp',
    when: { is: 'kept', slot: 'header.category', id: 'pvp' },
    paths: ['/pvp'],
    label: 'games.category.pvp',
  },
  {
    slot: 'page',
    id: 'esports',
    when: { is: 'kept', slot: 'header.category', id: 'esports' },
    paths: ['/esports'],
    label: 'games.category.esports',
  },
  {
    slot: 'page',
    id: 'cockfight',
    when: { is: 'kept', slot: 'header.category', id: 'cockfight' },
    paths: ['/cockfight'],
    label: 'games.category.cockfight',
  },
  {
    slot: 'page',
    id: 'jackpot',
    when: { is: 'kept', slot: 'header.category', id: 'jackpot' },
    paths: ['/jackpot'],
    label: 'games.category.jackpot',
  },
  {
    slot: 'page',
    id: 'mini',
    when: { is: 'kept', slot: 'header.category', id: 'mini' },
    paths: ['/mini'],
    label: 'games.category.mini',
  },
  { slot: 'page', id: 'seamless', paths: ['/seamless'], label: 'games.seamless.title' },
  {
    slot: 'page',
    id: 'feedback',
    when: { is: 'module', id: 'FEEDBACK3' },
    paths: ['/feedback'],
    label: 'feedback.title',
  },
  { slot: 'page', id: 'home', paths: ['/index', '/register', '/register.html'], drawnAtEdge: {}, label: 'home.title' },
  { slot: 'page', id: 'game', paths: ['/game'], label: 'games.launch.title' },
  {
    slot: 'page',
    id: 'elott',
    when: { is: 'kept', slot: 'header.category', id: 'elott' },
    paths: ['/elott'],
    label: 'games.category.elott',
  },
  {
    slot: 'page',
    id: 'lott',
    when: { is: 'kept', slot: 'header.category', id: 'lott' },
    paths: ['/lottery'],
    label: 'games.category.lott',
  },
  { slot: 'page', id: 'pointMall', when: { is: 'module', id: 'PTSYS3' }, paths: ['/pointMall'], label: 'mall.title' },
  { slot: 'page', id: 'notice', paths: ['/notices/:id'], label: 'notices.title' },
  {
    slot: 'page',
    id: 'ownPages',
    paths: ['/pages/:name'],
    drawnAtEdge: { path: { name: { type: 'ownPages' } } },
    label: 'ownPages.title',
  },
  {
    slot: 'page',
    id: 'promotions',
    paths: ['/promotions'],
    drawnAtEdge: { calls: ['activities'], shownBy: ['type'] },
    label: 'promotions.title',
  },
  {
    slot: 'page',
    id: 'promotionDetail',
    paths: ['/promotions/detail/:id'],
    drawnAtEdge: { calls: ['activities'], path: { id: { type: 'answer', call: 'announcements', field: 'promotion' } } },
    label: 'promotions.detail',
  },
  { slot: 'page', id: 'promotionEntries', paths: ['/promotions/mine'], label: 'promotions.mine' },
  { slot: 'page', id: 'promoDetail', paths: ['/promoDetail'], label: 'promotions.detail' },
  {
    slot: 'page',
    id: 'rng',
    when: { is: 'kept', slot: 'header.category', id: 'rng' },
    paths: ['/rng'],
    label: 'games.category.rng',
  },
  {
    slot: 'page',
    id: 'sports',
    when: { is: 'kept', slot: 'header.category', id: 'sports' },
    paths: ['/sports', '/sports/rolling', '/sports/today', '/sports/hot', '/sports/league'],
    label: 'games.category.sports',
  },
  { slot: 'page', id: 'download', paths: ['/down', '/download'], label: 'support.download.title' },
  { slot: 'page', id: 'join', paths: ['/join'], label: 'support.join.title' },
  {
    slot: 'page',
    id: 'help',
    paths: ['/help'],
    drawnAtEdge: { calls: ['helpCentre'], query: { article: { type: 'answer', call: 'helpCentre' } }, shownBy: ['q'] },
    label: 'support.help.title',
  },
  {
    slot: 'page',
    id: 'helpmc',
    paths: ['/helpmc'],
    drawnAtEdge: { calls: ['helpCentre'], query: { article: { type: 'answer', call: 'helpCentre' } }, shownBy: ['q'] },
    label: 'support.help.title',
  },
  { slot: 'page', id: 'vip', paths: ['/vip'], drawnAtEdge: { calls: ['rankLadder'] }, label: 'vip.title' },
  { slot: 'page', id: 'winners', paths: ['/winners'], label: 'winners.title' },
]

/** Languages that the product has texts in. */
export const catalogueLanguages: readonly string[] = [
  'en',
  'ar',
  'bn',
  'es',
  'fa',
  'fr',
  'hi',
  'id',
  'ja',
  'ko',
  'ms',
  'ne',
  'pt',
  'ru',
  'th',
  'tl',
  'tr',
  'ur',
  'vi',
  'zh-CN',
  'zh-TW',
]
