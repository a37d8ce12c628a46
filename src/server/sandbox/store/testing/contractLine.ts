import type { ContractAction, Side } from '../../contracts/machine'
import { openDatabase } from '../../db/database'
import { schema } from '../../db/schema'
import { insertAccount } from '../accounts'
import { recordBets } from '../bets'
import { paymentsOf } from '../contractPayments'
import { changeContract, contractById, insertProposal } from '../contracts'
import { settleContracts } from '../settleContracts'
import { balanceOf, mainWallet, setBalance } from '../wallets'

export const start = Date.UTC(2030, 0, 15, 12, 1)
export const zone = 'UTC'

interface Rates {
  readonly winRate: number
  readonly lossRate: number
}

/** An agent, an agent below with a real-time contract, two members of its team, and a stranger who plays too. */
export function createLine(funds: number, rates: Rates = { winRate: 10, lossRate: 25 }) {
  const database = openDatabase({ dataDir: ':memory:' })
  database.exec(schema)
  const open = (username: string, upline?: number, type = 0) => {
    const code = { referralCode: username, passwordHash: '', registeredAt: 0 }
    const id = insertAccount(database, { merchant: 'm', username, upline, type, ...code })
    setBalance(database, id, mainWallet, username === 'upline' ? funds : 0)
    return id
  }
  const upline = open('upline', undefined, 1)
  const holder = open('holder', upline, 2)
  const members = [open('one', holder), open('two', holder)]
  const players = [upline, holder, ...members, open('three', members[0]), open('stranger')]
  const act = (id: number, action: ContractAction, side: Side, now: number): void => {
    const contract = contractById(database, id)
    if (contract) changeContract(database, contract, { action, side, rule: 'HIGHER', zone }, now)
  }
  /** A real-time contract that pays an account; of a higher rate, it replaces the one in force. */
  const pay = (accountId: number, now: number, given = rates): number => {
    const id = insertProposal(
      database,
      {
        ...{ kind: 'REALTIME_SALARY', uplineId: upline, accountId, cycle: 'FIVE_MINUTES' },
        terms: [{ singleBet: 0, ...given }],
      },
      now,
    )
    act(id, 'ACCEPT', 'SUBORDINATE', now)
    return id
  }
  const end = (id: number, now: number): void => {
    act(id, 'TERMINATE', 'UPLINE', now)
    act(id, 'ACCEPT', 'SUBORDINATE', now)
  }
  const id = pay(holder, start)
  /** Another agent below the upline, with a contract. */
  const hold = (username: string, now: number): number => {
    const account = open(username, upline, 2)
    pay(account, now)
    return account
  }
  return {
    database,
    upline,
    holder,
    players,
    hold,
    pay,
    end,
    contract: (which = id) => contractById(database, which),
    play: (accountId: number, stake: number, win: number, at: number) =>
      recordBets(database, [{ accountId, vassalage: 'V', nodeId: undefined, stake, win, placedAt: at }]),
    settle: (accountId: number, now: number) => settleContracts(database, accountId, zone, now),
    balances: () => [upline, holder].map((account) => balanceOf(database, account, mainWallet)),
    payments: () =>
      paymentsOf(
        database,
        { accountId: holder, direction: 'IN', kind: undefined, from: 0, to: Number.MAX_SAFE_INTEGER },
        { offset: 0, limit: 1_000 },
      ),
  }
}
