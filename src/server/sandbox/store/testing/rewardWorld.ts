import { bonusOffers } from '../../content/bonusOffers'
import { openDatabase } from '../../db/database'
import { orZero, query } from '../../db/query'
import { schema } from '../../db/schema'
import { hour } from '../../durations'
import { insertAccount } from '../accounts'
import { recordBets } from '../bets'
import { activeBonuses, countRound, creditBonus, expireBonuses, lossOf } from '../bonuses'
import { claimMission, claimReward, drawTicket, giveUpBonus } from '../claims'
import { standingsOf } from '../missions'
import { move, record } from '../movements'
import { ticketsOf } from '../raffle'
import type { RewardOfferId } from '../../content/rewardOffers'
import { expireRewards, grantReward } from '../rewards'
import { changeBalance, mainWallet, settle, walletsOf } from '../wallets'

const vendorWallet = 7

/** An outcome of a request, as far as it matters here. */
interface Outcome {
  readonly state: 'done' | 'refused'
  readonly why?: string
}

/** One account with a clock of its own, and everything that may happen to its bonuses, rewards, missions and tickets. */
export function createRewardWorld() {
  const database = openDatabase({ dataDir: ':memory:' })
  database.exec(schema)
  const account = { merchant: 'm', username: 'u', passwordHash: '', registeredAt: 0, referralCode: 'R' }
  const accountId = insertAccount(database, account)
  let now = Date.UTC(2030, 0, 15, 12)
  let ids = 0
  /** What rounds gave that were played from the vendor's wallet: the movements are those of the main wallet. */
  let wonAtVendor = 0
  const nextId = () => {
    ids += 1
    return `request-${ids}`
  }
  const total = () => walletsOf(database, accountId).reduce((sum, { minor }) => sum + minor, 0)

  /** One request several times, then another for the same. Answers whether only the first changed anything. */
  function isOnce(times: number, ask: (requestId: string) => Outcome): boolean {
    const requestId = nextId()
    const first = ask(requestId)
    const after = total()
    const again = Array.from({ length: times }, () => ask(requestId))
    const other = first.state === 'done' ? ask(nextId()) : undefined
    return (
      total() === after &&
      again.every((answer) => JSON.stringify(answer) === JSON.stringify(first)) &&
      (other === undefined || other.why === 'again')
    )
  }

  return {
    database,
    accountId,
    total,
    /** Everything that moved the wallets, and how much of it there is by kind. */
    movements: () => {
      const rows = database.all(
        query
          .selectFrom('movement')
          .select(({ fn }) => ['kind', 'reference', orZero(fn.sum<number>('amount')).as('amount')])
          .select(({ fn }) => fn.countAll<number>().as('times'))
          .where('accountId', '=', accountId)
          .groupBy(['kind', 'reference']),
      )
      return { rows, wonAtVendor }
    },
    spin: (stake: number, win: number, vassalage: string, atVendor: boolean) =>
      database.transaction(() => {
        expireBonuses(database, accountId, now)
        const wallet = atVendor ? vendorWallet : mainWallet
        if (!settle(database, { accountId, wallet, stake, win })) return
        recordBets(database, [{ accountId, vassalage, nodeId: undefined, stake, win, placedAt: now }])
        if (atVendor) wonAtVendor += win - stake
        else record(database, { accountId, kind: 'GAME', amount: win - stake }, now)
        countRound(database, { accountId, stake, win }, now)
      }),
    deposit: (amount: number) =>
      database.transaction(() => move(database, { accountId, kind: 'DEPOSIT', amount, reference: nextId() }, now)),
    toVendor: (amount: number) =>
      database.transaction(() => {
        const isThere = move(database, { accountId, kind: 'TRANSFER', amount: -amount }, now)
        if (isThere) changeBalance(database, accountId, vendorWallet, amount)
      }),
    wait: (hours: number) => {
      now += hours * hour
      expireRewards(database, accountId, now)
      database.transaction(() => expireBonuses(database, accountId, now))
    },
    grant: (offer: RewardOfferId, amount: number) =>
      grantReward(database, {
        accountId,
        grantKey: nextId(),
        offer,
        amount,
        grantedAt: now,
        expiresAt: now + 120 * hour,
      }),
    bonus: (amount: number) =>
      database.transaction(() => creditBonus(database, { accountId, offer: bonusOffers.mission, amount }, now)),
    claim: (place: number, times: number): boolean => {
      const reference = `RWD${String(place).padStart(8, '0')}`
      return isOnce(times, (requestId) => claimReward(database, { accountId, requestId, reference }, now))
    },
    /** `told` less than it is: nothing may happen. */
    giveUp: (place: number, times: number, short: boolean): boolean => {
      const bonus = activeBonuses(database, accountId)[place]
      if (!bonus) return true
      const loss = lossOf(database, accountId, bonus)
      const isShort = short && loss > 0
      const [before, { reference }] = [total(), bonus]
      const told = isShort ? loss - 1 : loss
      const once = isOnce(times, (requestId) =>
        giveUpBonus(database, { accountId, requestId, reference, loss: told }, now),
      )
      return once && total() === (isShort ? before : before - loss)
    },
    mission: (place: number, times: number): boolean => {
      const standing = standingsOf(database, accountId, now)[place]
      if (!standing) return true
      const wanted = { missionId: standing.mission.id, periodFrom: standing.from }
      const before = total()
      const once = isOnce(times, (requestId) => claimMission(database, { accountId, requestId, ...wanted }, now))
      return once && (standing.state === 'DONE' || total() === before)
    },
    draw: (times: number, number: number): boolean => {
      const ticketId = ticketsOf(database, accountId).next
      if (ticketId === undefined) return true
      return isOnce(times, (requestId) =>
        drawTicket(database, { accountId, requestId, ticketId }, { now, random: () => number }),
      )
    },
  }
}

export type RewardWorld = ReturnType<typeof createRewardWorld>
