import type { DomainRoute } from '../contract/domain-route'
import type { Permission } from '../contract/permission'
import type { Vendors } from '../contract/vendors'
import type { Whitelabel } from '../contract/whitelabel'
import { type AgentType, isAgentType } from './agentTypes'
import type { Brand } from './brand'
import type { ContentKind, Role } from './condition'
import type { Issue, Result } from './issue'
import { type Modules, readModules } from './readModules'
import { shownCategory } from './shownCategory'

/** What the platform has answered so far. A call that has not answered leaves its part out. */
export interface Platform {
  readonly permission?: Pick<Permission, 'maintenance' | 'maintenanceTime' | 'regionRestriction'>
  readonly whitelabel?: Whitelabel
  readonly vendors?: Vendors
  readonly resources?: DomainRoute['resources']
  /** Number of items by kind, of what was sent. */
  readonly content?: Readonly<Partial<Record<ContentKind, number>>>
}

export interface Viewer {
  /** Spec §6: 4 is a demo account, 1, 2, 41 and 42 are agents; undefined is a visitor. */
  readonly isAgent: number | undefined
  readonly clubLabel: string | undefined
  /** Spec §3, toUpline. */
  readonly hasUpline?: boolean
  readonly language: string
}

export type Vendor = Vendors[number]['vendors'][number]

/** Brand, platform and viewer, narrowed once to what conditions ask. */
export interface Facts {
  readonly brand: Brand
  readonly modules: Modules
  readonly role: Role
  readonly clubLabel: string | undefined
  readonly hasUpline: boolean
  /** Of the four of the specification. */
  readonly agentType: AgentType | undefined
  readonly vendors: ReadonlyMap<string, readonly Vendor[]>
  readonly resources: ReadonlySet<string>
  readonly content: Readonly<Partial<Record<ContentKind, number>>>
}

export function roleOf(isAgent: number | undefined, brand: Brand): Role {
  if (isAgent === undefined) return 'visitor'
  if (brand.roles.demoTypes.includes(isAgent)) return 'demo'
  return brand.roles.agentTypes.includes(isAgent) ? 'agent' : 'member'
}

/** First stage: narrows the three inputs. */
export function readFacts(brand: Brand, platform: Platform, viewer: Viewer): Result<Facts> {
  const { value: modules, issues } = readModules(platform.whitelabel ?? [])
  return {
    value: {
      brand,
      modules,
      role: roleOf(viewer.isAgent, brand),
      clubLabel: viewer.clubLabel,
      hasUpline: viewer.hasUpline === true,
      agentType: viewer.isAgent !== undefined && isAgentType(viewer.isAgent) ? viewer.isAgent : undefined,
      vendors: readVendors(platform.vendors ?? [], brand),
      resources: new Set(platform.resources?.map((resource) => resource.resourceType)),
      content: platform.content ?? {},
    },
    issues: issues satisfies readonly Issue[],
  }
}

/** Vendors by the category that they are shown in, each once. */
export function readVendors(vendors: Vendors, brand: Brand): ReadonlyMap<string, readonly Vendor[]> {
  const byCategory = new Map<string, Vendor[]>()
  const put = (category: string, vendor: Vendor) => {
    const list = byCategory.get(category)
    if (!list) byCategory.set(category, [vendor])
    else if (!list.some((known) => known.accountTypeName === vendor.accountTypeName)) list.push(vendor)
  }
  for (const { gameCategory, vendors: list } of vendors) {
    for (const vendor of list) put(shownCategory(gameCategory, vendor.accountTypeName, brand.games), vendor)
  }
  return byCategory
}
