/** What a friend must do for a reward, and what it is, in minor units. */
export interface ReferralRule {
  readonly minimum: number
  readonly reward: number
  /** Times that the reward must be staked. */
  readonly turnover: number
}

const usual: ReferralRule = { minimum: 50_00, reward: 10_00, turnover: 3 }
const rules: Readonly<Record<string, ReferralRule>> = {
  USD: usual,
  CNY: { minimum: 300_00, reward: 50_00, turnover: 3 },
  AED: { minimum: 200_00, reward: 40_00, turnover: 3 },
}

export const referralRule = (currency: string): ReferralRule => rules[currency] ?? usual
