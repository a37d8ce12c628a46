/** What a friend must do for a reward, and what it is, in minor units. */
export interface ReferralRule {
  readonly minimum: number
  readonly reward: number
}

/** Times that a reward must be staked. */
export const referralTurnover = 3

const usual: ReferralRule = { minimum: 50_00, reward: 10_00 }
const rules: Readonly<Record<string, ReferralRule>> = {
  USD: usual,
  CNY: { minimum: 300_00, reward: 50_00 },
  AED: { minimum: 200_00, reward: 40_00 },
}

export const referralRule = (currency: string): ReferralRule => rules[currency] ?? usual
