import { memberPage } from '../../site/paths'

/** The page where a member's payment accounts are added and removed. */
export const payoutAccountsPath = `${memberPage('withdraw')}&view=accounts`
