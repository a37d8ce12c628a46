/** Fields of registration that the member may fill in later, in the profile (spec §3). */
export const profileFieldNames: readonly string[] = [
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
]

/** Told once: payouts, age and identity hang on them. A platform says which are locked; these it will lock. */
export const lockingFieldNames: readonly string[] = ['payeeName', 'birthday', 'idNumber']
