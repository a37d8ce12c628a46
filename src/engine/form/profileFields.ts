/** Fields of registration that the member may fill in later, in the profile (spec §3). */
export const profileFieldNames = [
  'payeeName',
  'nickname',
  'birthday',
  'qqNum',
  'wechat',
  'line',
  'whatsapp',
  'telegram',
  'facebook',
  'zalo',
  'idNumber',
  'nationality',
  'occupation',
  'sourceOfIncome',
  'address',
] as const

export const isProfileField = (name: string): boolean => profileFieldNames.some((known) => known === name)

/** Told once: payouts, age and identity hang on them. A platform says which are locked; these it will lock. */
export const lockingFieldNames: readonly string[] = ['payeeName', 'birthday', 'idNumber']
