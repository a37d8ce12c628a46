import type { ReplaceRule } from '../contracts/machine'
import type { DomainRoute } from '../../../contract/domain-route'
import type { FeedbackSettings } from '../../../contract/feedback-settings'
import type { FieldRule } from '../../../contract/registration-settings'
import type { Settings } from '../../../contract/settings'
import type { Whitelabel } from '../../../contract/whitelabel'
import type { Text } from '../language'

interface Currency {
  /** ISO 4217. The sandbox's currencies all have two decimal places. */
  readonly code: string
  readonly symbol: string
}

/** Vendors of one category in the order that players see. */
interface VendorLane {
  readonly category: string
  readonly vendors: readonly string[]
}

/** Registration settings that keep to the agreed form, which those of other platforms may not. */
export interface MerchantFields {
  readonly fields: Readonly<Record<string, FieldRule>>
}

/** One merchant of the platform: what an operator's back office would hold. */
export interface Merchant {
  readonly code: string
  readonly currency: Currency
  /** One wallet for every vendor, or one per vendor (GCS_merchantWallet). */
  readonly singleWallet: boolean
  readonly modules: Whitelabel
  readonly registration: MerchantFields
  /** Fields of the profile, where the merchant asks more or less than at registration. */
  readonly profile: Readonly<Record<string, FieldRule>>
  readonly settings: Settings & FeedbackSettings
  readonly lanes: readonly VendorLane[]
  /** Vassalages in maintenance. */
  readonly inMaintenance: readonly string[]
  /** Numbers of the demo accounts begin so; a figure each follows. As long as a number of the region. */
  readonly mobilePrefix: string
  readonly domains: readonly string[]
  /** Listed besides, as other addresses of the site: where a visitor may be sent, whether they answer or not. */
  readonly mirrors?: readonly string[]
  readonly resources: DomainRoute['resources']
  /** Name of the club that VIP accounts belong to. */
  readonly clubLabel: Text
  /** Limits of a withdrawal, in minor units. */
  readonly withdrawal: { readonly minimum: number; readonly maximum: number }
  readonly jackpots: readonly string[]
  readonly contracts: {
    /** By whose clocks days, weeks and months of a contract begin. */
    readonly zone: string
    /** Which contracts a new one ends (spec §4 has both). */
    readonly replaces: ReplaceRule
  }
}
