import { type Compilable, type Insertable, type RawBuilder, type Selectable, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase } from './database'
import { query } from './query'
import { schema } from './schema'
import type { Tables } from './tables'

type Columns<Row, Which> = { [Name in keyof Row]: Which extends KindOf<Row, Name> ? Name : never }[keyof Row]
type KindOf<Row, Name extends keyof Row> = null extends Selectable<Row>[Name & keyof Selectable<Row>]
  ? 'nullable'
  : Name extends RequiredIn<Insertable<Row>>
    ? 'needed'
    : 'generated'
type RequiredIn<Row> = { [Name in keyof Row]-?: object extends Pick<Row, Name> ? never : Name }[keyof Row]

type Values<Row, Which> = {
  readonly [Name in Columns<Row, Which> & keyof Selectable<Row>]: NonNullable<Selectable<Row>[Name]>
}

/** A value for each column. The compiler holds the list against the types, the tests hold it against the database. */
type Samples = {
  readonly [Name in keyof Tables]: {
    readonly needed: Values<Tables[Name], 'needed'>
    readonly nullable: Values<Tables[Name], 'nullable'>
    readonly generated: Values<Tables[Name], 'generated'>
  }
}

type Sample = Readonly<Record<'needed' | 'nullable' | 'generated', object>>

const none = { nullable: {}, generated: {} }

const samples: Samples = {
  meta: { ...none, needed: { name: 'n', value: 'v' } },
  account: {
    needed: { merchant: 'm', username: 'u', passwordHash: 'p', type: 1, referralCode: 'R', registeredAt: 2 },
    nullable: {
      nickname: 'n',
      mobile: 'm',
      email: 'e',
      clubLabel: 'c',
      affiliateCode: 'A',
      upline: 3,
      language: 'EN',
      avatar: 8,
      checkMinutes: 15,
      closedAt: 9,
      previousLoginAt: 4,
      lastLoginAt: 5,
    },
    generated: {
      id: 6,
      profile: '{}',
      labels: '[]',
      rateBp: 150,
      disabled: 1,
      passwordExpired: 1,
      openedByAgent: 1,
      passwordGiven: 1,
      mobileVerified: 1,
      emailVerified: 1,
      unread: 7,
    },
  },
  invitationLink: {
    needed: {
      merchant: 'm',
      accountId: 1,
      requestId: 'r',
      code: 'c',
      type: 0,
      rateBp: 5,
      domain: 'd',
      createdAt: 2,
    },
    nullable: { maxUses: 3, expiresAt: 4, closedAt: 6 },
    generated: { id: 7 },
  },
  invitationVisit: { ...none, needed: { linkId: 1, visitor: 'v', firstAt: 2 } },
  invitationMember: {
    needed: { accountId: 1, linkId: 2, joinedAt: 3 },
    nullable: { firstDepositAt: 4 },
    generated: {},
  },
  agentApplication: {
    needed: {
      reference: 'r',
      merchant: 'm',
      client: 'c',
      requestId: 'q',
      fields: '{}',
      status: 'PENDING',
      sentAt: 1,
    },
    nullable: { accountId: 2, affiliateCode: 'a', decidedAt: 3, reason: 'w' },
    generated: {},
  },
  accountOpening: {
    needed: { accountId: 1, requestHash: 'r', openedId: 2 },
    nullable: { firstPassword: 's' },
    generated: {},
  },
  teamPath: { ...none, needed: { ancestorId: 1, accountId: 2, depth: 3 } },
  session: {
    ...none,
    needed: { tokenHash: 't', merchant: 'm', accountId: 1, client: 'c', createdAt: 2, seenAt: 3 },
    generated: { withdrawOnly: 1 },
  },
  signIn: { ...none, needed: { accountId: 1, client: 'c', outcome: 'IN', at: 2 }, generated: { id: 3 } },
  authenticator: { needed: { accountId: 1, secret: 's' }, nullable: { confirmedAt: 2, step: 3 }, generated: {} },
  loginFailure: { ...none, needed: { merchant: 'm', username: 'u', failures: 1 } },
  wallet: { ...none, needed: { accountId: 1, accountTypeId: 2, minor: 3 } },
  captcha: {
    ...none,
    needed: { merchant: 'm', client: 'c', answer: 'a', imageHash: 'i', createdAt: 1 },
    generated: { id: 2 },
  },
  smsCode: {
    ...none,
    needed: { merchant: 'm', mobile: 'n', purpose: 'login', code: 'c', createdAt: 1, expiresAt: 2 },
    generated: { id: 3, attempts: 4 },
  },
  vendor: { ...none, needed: { code: 'c', accountTypeId: 1, name: 'n', category: 'g', position: 2 } },
  game: {
    needed: {
      nodeId: 1,
      gameId: 'g',
      vassalage: 'v',
      category: 'c',
      gameType: 't',
      titleCN: 'c',
      titleEN: 'e',
      titleAR: 'a',
      popularity: 2,
      hot: 1,
      fresh: 0,
    },
    nullable: { rtp: 'r' },
    generated: {},
  },
  announcement: {
    needed: { id: 'i', type: 't', position: 1, publishedAt: 2 },
    nullable: { category: 'c', shownWith: 's', link: 'l', image: 'm' },
    generated: {},
  },
  announcementText: { ...none, needed: { id: 'i', language: 'EN', title: 't', content: 'c' } },
  favourite: { ...none, needed: { accountId: 1, nodeId: 2, addedAt: 3 } },
  recentGame: { ...none, needed: { accountId: 1, nodeId: 2, playedAt: 3 } },
  ticket: {
    needed: {
      ...{ ticketHash: 't', accountId: 1, tokenHash: 'h', vassalage: 'v' },
      ...{ language: 'EN', wallet: 2, site: 's', createdAt: 3 },
    },
    nullable: { nodeId: 4, matchId: 'm', playHash: 'p', openedAt: 5 },
    generated: {},
  },
  bet: {
    needed: { accountId: 1, vassalage: 'v', stake: 2, win: 3, status: 'PENDING', placedAt: 4, dueAt: 5 },
    nullable: { nodeId: 6, detail: '{}' },
    generated: { id: 7 },
  },
  earlierTurnover: { needed: { accountId: 1, at: 2, amount: 3 }, nullable: {}, generated: {} },
  movement: {
    needed: { accountId: 1, kind: 'BONUS', amount: -2, balance: 3, movedAt: 4 },
    nullable: { reference: 'r' },
    generated: { id: 5 },
  },
  message: {
    needed: { accountId: 1, kind: 'k', params: '{}', sentAt: 2 },
    nullable: { readAt: 3 },
    generated: { id: 4 },
  },
  deposit: {
    nullable: { proof: 'p', promotion: 'b' },
    generated: { details: '{"a":"b"}', bonus: 4, bonusTurnover: 5 },
    needed: {
      reference: 'r',
      accountId: 1,
      requestId: 'q',
      method: 'm',
      amount: 2,
      status: 'CREDITED',
      createdAt: 3,
    },
  },
  pointEntry: {
    ...none,
    needed: { accountId: 1, source: 's', points: -2, balance: 3, earnedAt: 4 },
    generated: { id: 5 },
  },
  pointExchange: {
    needed: {
      reference: 'r',
      accountId: 1,
      requestId: 'q',
      kind: 'CONVERT',
      quantity: 2,
      points: 3,
      status: 'APPROVED',
      appliedAt: 4,
    },
    nullable: {
      reward: 'w',
      amount: 5,
      ratio: 6,
      remaining: 7,
      address: 'a',
      payoutAccount: 1,
      remark: 'k',
      dueAt: 8,
      decidedAt: 9,
    },
    generated: { price: 10 },
  },
  feedback: {
    needed: {
      reference: 'r',
      requestId: 'q',
      merchant: 'm',
      client: 'c',
      questionType: 't',
      content: 'x',
      sentAt: 1,
    },
    nullable: { accountId: 2, contact: 'y', dueAt: 3 },
    generated: { images: '["f"]' },
  },
  feedbackAnswer: {
    needed: { reference: 'r', answeredAt: 2 },
    nullable: { content: 'x' },
    generated: { id: 1 },
  },
  loginGuard: { needed: { accountId: 1, secret: 's' }, nullable: { bankName: 'b', totpStep: 2 }, generated: {} },
  registeredAddress: { ...none, needed: { accountId: 1, address: 'a' } },
  loginCheck: {
    ...none,
    needed: { ticketHash: 't', accountId: 1, address: 'a', createdAt: 2 },
    generated: { attempts: 3 },
  },
  loginCheckCode: { ...none, needed: { accountId: 1, way: 'email', code: 'c', createdAt: 2 } },
  loginCheckFailure: { ...none, needed: { accountId: 1, failedAt: 2 } },
  secretTry: { ...none, needed: { accountId: 1, secret: 'LOGIN', failures: 2, lockedUntil: 3 } },
  geetestLot: {
    needed: { lotHash: 'l', captchaId: 'c', target: 1, createdAt: 2 },
    nullable: { proofHash: 'p' },
    generated: { tries: 3 },
  },
  mail: {
    ...none,
    needed: { merchant: 'm', account: 'a', toAddress: 't', subject: 's', body: 'b', sentAt: 1 },
    generated: { id: 2 },
  },
  thirdPartyLink: {
    needed: { merchant: 'm', accountId: 1, channel: 'google', subject: 's', linkedAt: 2 },
    nullable: { label: 'l' },
    generated: {},
  },
  turnover: {
    ...none,
    needed: {
      accountId: 1,
      source: 'BONUS',
      reference: 'r',
      required: 3,
      done: 2,
      state: 'OPEN',
      createdAt: 4,
    },
    generated: { id: 5 },
  },
  payoutAccount: {
    needed: { accountId: 1, kind: 'BANK', place: 'p', number: 'n', addedAt: 2 },
    nullable: { branch: 'b', holder: 'h', label: 'l', removedAt: 3 },
    generated: { id: 4, isDefault: 1 },
  },
  withdrawal: {
    needed: {
      reference: 'r',
      accountId: 1,
      requestId: 'q',
      payoutAccount: 2,
      amount: 3,
      fee: 4,
      status: 'PENDING',
      createdAt: 5,
    },
    nullable: { decidedAt: 6, paidAt: 7, outcome: 'AUTO', received: 8, proof: 'p', confirmedAt: 9 },
    generated: {},
  },
  paymentPassword: { ...none, needed: { accountId: 1, passwordHash: 'p' } },
  bonus: {
    needed: { accountId: 1, offer: 'o', amount: 2, won: -3, state: 'ACTIVE', creditedAt: 4, expiresAt: 5 },
    nullable: { requestId: 'r', taken: 6, endedAt: 7 },
    generated: { id: 8 },
  },
  reward: {
    needed: { accountId: 1, grantKey: 'k', offer: 'o', amount: 2, state: 'CLAIMABLE', grantedAt: 3, expiresAt: 4 },
    nullable: { requestId: 'r', claimedAt: 5 },
    generated: { id: 6 },
  },
  missionClaim: {
    ...none,
    needed: { accountId: 1, requestId: 'r', mission: 'm', periodFrom: 2, points: 3, claimedAt: 4 },
    generated: { id: 5 },
  },
  raffleTicket: {
    ...none,
    needed: { accountId: 1, source: 's', earnedAt: 2 },
    generated: { id: 3 },
  },
  raffleDraw: {
    ...none,
    needed: { accountId: 1, requestId: 'r', ticketId: 2, prize: 'p', drawnAt: 3 },
    generated: { id: 4 },
  },
  upload: {
    ...none,
    needed: { fileId: 'f', accountId: 1, type: 'image/png', content: 'c', bytes: 2, sentAt: 3 },
  },
  playLimit: {
    needed: { accountId: 1, kind: 'LOSS', period: 'WEEK', most: 2 },
    nullable: { changeMost: 3, changeAskedAt: 4 },
    generated: {},
  },
  limitVersion: { ...none, needed: { accountId: 1, version: 2 } },
  limitRequest: { ...none, needed: { accountId: 1, requestId: 'q', content: 'c' } },
  playPause: {
    ...none,
    needed: { accountId: 1, kind: 'TIMEOUT', startedAt: 2, endsAt: 3 },
    generated: { id: 4 },
  },
  stay: { ...none, needed: { tokenHash: 't', accountId: 1, startedAt: 2, seenAt: 3 } },
  activityWindow: { needed: { activity: 'a', startsAt: 1 }, nullable: { endsAt: 2, joinBy: 3 }, generated: {} },
  activityEntry: {
    needed: { accountId: 1, activity: 'a', requestId: 'r', state: 'SIGNED', enteredAt: 2 },
    nullable: { claimRequestId: 'c', remark: 'm', reason: 'w', dueAt: 3, decidedAt: 4, endedAt: 5 },
    generated: { id: 6, images: '["f"]' },
  },
  activitySign: { ...none, needed: { entryId: 1, date: '2030-01-15', signedAt: 2, requestId: 'r' } },
  referralReward: { ...none, needed: { accountId: 1, friendId: 2, reference: 'r', amount: 3, paidAt: 4 } },
  contract: {
    needed: { kind: 'DIVIDEND', accountId: 1, cycle: 'W', terms: '[]', state: 'PROPOSED', proposedAt: 2 },
    nullable: {
      uplineId: 3,
      requestId: 'q',
      decidedAt: 4,
      startsAt: 5,
      endsAt: 6,
      replacesId: 7,
      settledTo: 8,
      nextAt: 9,
      lastBet: 13,
    },
    generated: { id: 10, version: 11, carry: 12, settledBet: 14 },
  },
  contractEvent: {
    ...none,
    needed: { contractId: 1, action: 'ACCEPT', side: 'UPLINE', at: 2 },
    generated: { id: 3 },
  },
  contractPayment: {
    needed: {
      contractId: 1,
      kind: 'DIVIDEND',
      payeeId: 2,
      periodFrom: 3,
      periodTo: 4,
      amount: 5,
      detail: '{}',
      state: 'OWED',
      dueAt: 6,
    },
    nullable: { payerId: 7, paidAt: 8 },
    generated: { id: 9 },
  },
  teamRemark: { ...none, needed: { accountId: 1, aboutId: 2, remark: 'r', changedAt: 3 } },
  teamTransfer: {
    ...none,
    needed: { accountId: 1, receiverId: 2, direction: 'UP', requestId: 'q', reference: 'r', amount: 3, movedAt: 4 },
  },
  walletTransfer: {
    ...none,
    needed: { accountId: 1, transactionNo: 't', fromType: 2, toType: 3, amount: 4, movedAt: 5 },
  },
}

const database = openDatabase({ dataDir: ':memory:' })
beforeAll(() => database.exec(`pragma foreign_keys = off; ${schema}`))
afterAll(() => database.close())

const asked = <Row>(raw: RawBuilder<Row>): Compilable<Row> => ({ compile: () => raw.compile(query) })

function stored(name: string, row: object): object {
  const columns = sql.join(Object.keys(row).map((column) => sql.ref(column)))
  database.run(asked(sql`delete from ${sql.table(name)}`))
  database.run(asked(sql`insert into ${sql.table(name)} (${columns}) values (${sql.join(Object.values(row))})`))
  return database.one(asked(sql<object>`select * from ${sql.table(name)}`))
}

it('knows every table', () => {
  const tables = database.all(
    query
      .withTables<{ sqlite_master: { name: string; type: string } }>()
      .selectFrom('sqlite_master')
      .select('name')
      .where('type', '=', 'table'),
  )
  expect(tables.map(({ name }) => name).toSorted()).toEqual(Object.keys(samples).toSorted())
})

describe.each(Object.entries<Sample>(samples))('rows of %s', (name, { needed, nullable, generated }) => {
  const nulls = Object.fromEntries(Object.keys(nullable).map((column) => [column, null]))
  const made = Object.fromEntries(Object.keys(generated).map((column) => [column, expect.anything()]))

  it('come back as they were written', () => {
    const whole = { ...needed, ...nullable, ...generated }
    expect(stored(name, whole)).toEqual(whole)
  })

  it('need what their type needs, and no more', () => {
    expect(stored(name, needed)).toEqual({ ...needed, ...nulls, ...made })
  })

  it.each([...Object.keys(needed), ...Object.keys(generated)])('have no null for %s', (column) => {
    stored(name, { ...needed, ...nullable, ...generated })
    expect(() => database.run(asked(sql`update ${sql.table(name)} set ${sql.ref(column)} = null`))).toThrow()
  })
})

it('keeps whole numbers whole', () => {
  const { needed } = samples.wallet
  expect(() => stored('wallet', { ...needed, minor: 1.5 })).toThrow(/REAL value in INTEGER/)
})
