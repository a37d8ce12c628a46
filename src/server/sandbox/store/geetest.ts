import type { GeetestProof } from '../../../contract/geetest-proof'
import type { Database } from '../db/database'
import { integer } from '../db/row'
import { hashToken, newToken } from '../tokens'

/** A challenge waits so long to be solved, and its proof as long to be used. */
const life = 5 * 60_000
const wrongTries = 5
/** How far from the mark is near enough. */
const tolerance = 2

/** Starts a challenge: the piece has to be brought to `target`. Answers the challenge's number. */
export function openLot(database: Database, captchaId: string, target: number, now: number): string {
  const lot = newToken()
  database.run('delete from geetest_lot where created_at < ?', now - 2 * life)
  database.run(
    'insert into geetest_lot (lot_hash, captcha_id, target, created_at) values (?, ?, ?, ?)',
    hashToken(lot),
    captchaId,
    target,
    now,
  )
  return lot
}

export type Solved = { readonly state: 'right'; readonly proof: GeetestProof } | { readonly state: 'wrong' | 'gone' }

export function solveLot(database: Database, lot: string, position: number, now: number): Solved {
  const row = database.get(
    'select target, tries from geetest_lot where lot_hash = ? and created_at >= ? and proof_hash is null',
    hashToken(lot),
    now - life,
  )
  if (row === undefined || integer(row, 'tries') >= wrongTries) return { state: 'gone' }
  if (Math.abs(position - integer(row, 'target')) > tolerance) {
    database.run('update geetest_lot set tries = tries + 1 where lot_hash = ?', hashToken(lot))
    return { state: 'wrong' }
  }
  const proof = {
    lot_number: lot,
    captcha_output: newToken(),
    pass_token: newToken(),
    gen_time: String(Math.floor(now / 1000)),
  }
  database.run(
    'update geetest_lot set proof_hash = ?, created_at = ? where lot_hash = ?',
    hashOf(proof),
    now,
    hashToken(lot),
  )
  return { state: 'right', proof }
}

/** A proof counts once, for the merchant that it was made for, all four parts of it. */
export function spendProof(database: Database, captchaId: string, proof: GeetestProof, now: number): boolean {
  const { changes } = database.run(
    'delete from geetest_lot where lot_hash = ? and captcha_id = ? and proof_hash = ? and created_at >= ?',
    hashToken(proof.lot_number),
    captchaId,
    hashOf(proof),
    now - life,
  )
  return changes > 0
}

const hashOf = ({ captcha_output, pass_token, gen_time }: GeetestProof) =>
  hashToken(`${captcha_output} ${pass_token} ${gen_time}`)
