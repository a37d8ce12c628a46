import type { GeetestProof } from '../../../contract/geetest-proof'
import type { Database } from '../db/database'
import { query } from '../db/query'
import { hashToken, newToken } from '../tokens'

/** A challenge waits so long to be solved, and its proof as long to be used. */
const life = 5 * 60_000
const wrongTries = 5
/** How far from the mark is near enough. */
const tolerance = 2

/** Starts a challenge: the piece has to be brought to `target`. Answers the challenge's number. */
export function openLot(database: Database, captchaId: string, target: number, now: number): string {
  const lot = newToken()
  database.run(query.deleteFrom('geetestLot').where('createdAt', '<', now - 2 * life))
  database.run(query.insertInto('geetestLot').values({ lotHash: hashToken(lot), captchaId, target, createdAt: now }))
  return lot
}

export type Solved = { readonly state: 'right'; readonly proof: GeetestProof } | { readonly state: 'wrong' | 'gone' }

export function solveLot(database: Database, lot: string, position: number, now: number): Solved {
  const lotHash = hashToken(lot)
  const row = database.first(
    query
      .selectFrom('geetestLot')
      .select(['target', 'tries'])
      .where('lotHash', '=', lotHash)
      .where('createdAt', '>=', now - life)
      .where('proofHash', 'is', null),
  )
  if (row === undefined || row.tries >= wrongTries) return { state: 'gone' }
  const change = query.updateTable('geetestLot').where('lotHash', '=', lotHash)
  if (Math.abs(position - row.target) > tolerance) {
    database.run(change.set((lot) => ({ tries: lot('tries', '+', 1) })))
    return { state: 'wrong' }
  }
  const proof = {
    lot_number: lot,
    captcha_output: newToken(),
    pass_token: newToken(),
    gen_time: String(Math.floor(now / 1000)),
  }
  database.run(change.set({ proofHash: hashOf(proof), createdAt: now }))
  return { state: 'right', proof }
}

/** A proof counts once, for the merchant that it was made for, all four parts of it. */
export function spendProof(database: Database, captchaId: string, proof: GeetestProof, now: number): boolean {
  const { changes } = database.run(
    query
      .deleteFrom('geetestLot')
      .where('lotHash', '=', hashToken(proof.lot_number))
      .where('captchaId', '=', captchaId)
      .where('proofHash', '=', hashOf(proof))
      .where('createdAt', '>=', now - life),
  )
  return changes > 0
}

const hashOf = ({ captcha_output, pass_token, gen_time }: GeetestProof) =>
  hashToken(`${captcha_output} ${pass_token} ${gen_time}`)
