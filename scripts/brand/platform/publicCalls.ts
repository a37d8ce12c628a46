import type { Scenario } from '../../../src/contract/scenario'
import { type Call, calls } from '../../../src/platform/calls'
import type { SchemaId } from '../../../src/server/schemas'
import { announcementQuery, vendorQuery } from '../../../src/site/queries'

export type RecordedPart = Exclude<keyof Scenario, '$schema' | 'recorded'>

/** A call that every visitor makes before signing in. Nothing else is ever asked or recorded here. */
export interface PublicCall {
  readonly part: RecordedPart
  readonly call: Call
  readonly schema: SchemaId
  readonly query: (asked: Asked) => Readonly<Record<string, string>>
}

export interface Asked {
  readonly merchant: string
  /** Host that the platform is asked about. */
  readonly domain: string
}

const none = () => ({})

export const publicCalls: readonly PublicCall[] = [
  { part: 'permission', call: calls.permission, schema: 'permission', query: ({ domain }) => ({ domain }) },
  { part: 'whitelabel', call: calls.whitelabel, schema: 'whitelabel', query: none },
  { part: 'registrationSettings', call: calls.registrationSettings, schema: 'registration-settings', query: none },
  { part: 'settings', call: calls.settings, schema: 'settings', query: none },
  { part: 'vendors', call: calls.vendors, schema: 'vendors', query: ({ merchant }) => vendorQuery(merchant) },
  { part: 'domainRoute', call: calls.domainRoute, schema: 'domain-route', query: none },
  { part: 'announcements', call: calls.announcements, schema: 'announcements', query: () => announcementQuery },
]
