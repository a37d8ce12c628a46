import * as z from 'zod/mini'
import { announcementsSchema } from '../../../src/contract/announcements'
import { domainRouteSchema } from '../../../src/contract/domain-route'
import { permissionSchema } from '../../../src/contract/permission'
import { registrationSettingsSchema } from '../../../src/contract/registration-settings'
import { vendorsSchema } from '../../../src/contract/vendors'
import { whitelabelSchema } from '../../../src/contract/whitelabel'
import type { Brand } from '../../../src/engine/brand'
import { readModules } from '../../../src/engine/readModules'
import { answerJson } from '../platform/answerJson'
import { platformOf } from '../platform/answersOf'
import type { Texts } from '../../../src/server/brands/loadedBrand'
import type { Product } from '../product'
import { askAll, type AskedRow } from './askAll'
import { type JudgedCall, judgeCall } from './calls'
import { examineConnection, judgeClock, judgeReach } from './connection'
import { createLine, type Patience } from './line'
import { examineModules } from './modules'
import { examinePolicy } from './policy'
import { callsLeftAlone, changingCalls, publicRows, type Question } from './publicRows'
import { type DoctorReport, type Finding, section, type Section } from './report'
import { describeSite } from './site'

export interface ExamineInput {
  readonly brand: Brand
  readonly product: Product
  /** What the brand says differently, by language. */
  readonly texts: ReadonlyMap<string, Texts>
  /** BCP 47, of labels. */
  readonly language: string
  readonly question: Question
  /** Address of the platform; undefined: the sandbox in this process. */
  readonly base: string | undefined
  readonly fetch: typeof fetch
  readonly patience: Patience
}

/** Asks a platform everything that a visitor's pages ask, and judges it. Never rejects for what a platform does. */
export async function examine(input: ExamineInput): Promise<DoctorReport> {
  const { brand, product, texts, base, fetch, patience, question, language } = input
  const started = performance.now()
  const isTimed = base !== undefined
  const line = createLine({ base: base ?? 'http://sandbox.localhost', fetch, patience })
  const first = publicRows.filter(({ needsVendor }) => !needsVendor)
  const second = publicRows.filter(({ needsVendor }) => needsVendor)
  const [connection, early] = await Promise.all([
    base === undefined
      ? [{ level: 'ok' as const, text: 'the sandbox, in this process' }]
      : examineConnection(base, patience.callMs),
    askAll(first, line, brand, question),
  ])
  const earlyJudged = await judgeAll(early, isTimed)
  const vendor = partOf(earlyJudged, 'vendors', vendorsSchema)?.flatMap(({ vendors }) => vendors)[0]?.accountTypeName
  const late = await judgeAll(
    vendor === undefined
      ? second.map((row) => noVendor(row))
      : await askAll(second, line, brand, { ...question, vendor }),
    isTimed,
    earlyJudged,
  )
  const judged = [...earlyJudged, ...late]
  const report = (sections: readonly Section[]): DoctorReport => ({
    brand: brand.id,
    platform: `${base ?? 'the sandbox'}, merchant ${brand.merchant}`,
    sections,
    skipped: sectionNames.filter((name) => !sections.some((each) => each.name === name)),
    milliseconds: Math.round(performance.now() - started),
  })
  const away = base === undefined ? undefined : judgeReach(base, early)
  if (away) {
    const known = connection.some(({ level }) => level === 'error')
    return report([section('connection', known ? connection : [...connection, away])])
  }
  const { sent, modules } = treeOf(judged)
  const permission = partOf(judged, 'permission', permissionSchema)
  const vendors = partOf(judged, 'vendors', vendorsSchema)
  const registrationSettings = partOf(judged, 'registrationSettings', registrationSettingsSchema)
  const domainRoute = partOf(judged, 'domainRoute', domainRouteSchema)
  const announcements = partOf(judged, 'announcements', announcementsSchema)
  const whitelabel = treeValue(judged)
  const values = new Map(
    judged.flatMap(({ asked, value }) => (asked.row.id === 'permission' ? [] : [[asked.row.id, value] as const])),
  )
  const isSilent = judged.every(({ value }) => value === undefined)
  const platform = platformOf({
    whitelabel: whitelabel ?? [],
    ...(permission && { permission }),
    ...(vendors && { vendors }),
    ...(domainRoute && { domainRoute }),
    ...(announcements && { announcements }),
  })
  if (isSilent) return report([section('connection', connection), section('calls', noPlatform(judged))])
  return report([
    section('connection', [...connection, ...(base === undefined ? [] : [judgeClock(early)])]),
    section('calls', callFindings(judged)),
    section('modules', examineModules(sent, modules, base === undefined)),
    section(
      'policy',
      examinePolicy({
        brand,
        values,
        imageCDNs: permission?.imageCDNs ?? [],
        launchGameCDNs: permission?.launchGameCDNs ?? [],
        hasGames: (vendors ?? []).some((category) => category.vendors.length > 0),
      }),
    ),
    section('site', describeSite({ brand, product, texts, platform, registrationSettings, language })),
  ])
}

const sectionNames = ['connection', 'calls', 'modules', 'policy', 'site']

/** Somebody answers, and says nothing that pages can use: where all of it fails alike, one line says so. */
function noPlatform(judged: readonly JudgedCall[]): readonly Finding[] {
  const answered = judged.filter(({ asked }) => asked.heard.state !== 'not asked')
  const reasons = [...new Set(answered.map(({ reason }) => reason))]
  const [reason] = reasons
  if (reasons.length !== 1 || reason === undefined) return callFindings(judged)
  const mend = answered.map(({ finding }) => finding.mend).find((each) => each?.includes('platform.url') === true)
  return [
    {
      level: 'error',
      text: `what answers there is no platform: all ${answered.length} calls fail alike: ${reason}`,
      mend: mend ?? 'Correct platform.url: the address of the platform, without what begins with /wps.',
    },
  ]
}

const noVendor = (row: AskedRow['row']): AskedRow => ({
  row,
  path: row.call.path,
  at: Date.now(),
  heard: { state: 'not asked', ms: 0, reason: 'it is asked about a vendor, and the platform listed none' },
})

/** Judged by the tree of modules that is among the answers, or among those judged before. */
async function judgeAll(
  asked: readonly AskedRow[],
  isTimed: boolean,
  before: readonly JudgedCall[] = [],
): Promise<readonly JudgedCall[]> {
  const judge = (modules: ReturnType<typeof treeOf>['modules'], elsewhere: ReadonlySet<string>) =>
    Promise.all(asked.map((each) => judgeCall(each, { modules, elsewhere, isTimed })))
  const all = before.length > 0 ? before : await judge(undefined, new Set())
  const inStatus = partOf(all, 'permission', permissionSchema)?.whitelabel !== undefined
  return judge(treeOf(all).modules, new Set(inStatus ? ['whitelabel'] : []))
}

function partOf<T>(judged: readonly JudgedCall[], id: string, schema: z.ZodMiniType<T>): T | undefined {
  const value = judged.find(({ asked }) => asked.row.id === id)?.value
  const read = z.safeParse(schema, value)
  return read.success ? read.data : undefined
}

const treeValue = (judged: readonly JudgedCall[]) =>
  partOf(judged, 'permission', permissionSchema)?.whitelabel ?? partOf(judged, 'whitelabel', whitelabelSchema)

/** The tree as it was read, and as it was sent. */
function treeOf(judged: readonly JudgedCall[]) {
  const tree = treeValue(judged)
  const sentBy = (id: string): unknown => {
    const heard = judged.find(({ asked }) => asked.row.id === id)?.asked.heard
    const value: unknown = heard?.state === 'answered' ? valueIn(heard.text) : undefined
    return id === 'permission' && typeof value === 'object' && value !== null && 'whitelabel' in value
      ? value.whitelabel
      : id === 'permission'
        ? undefined
        : value
  }
  return {
    sent: sentBy('permission') ?? sentBy('whitelabel'),
    modules: tree && readModules(tree).value,
  }
}

function valueIn(text: string): unknown {
  const read = answerJson(text)
  const body = 'body' in read ? read.body : undefined
  return typeof body === 'object' && body !== null && 'value' in body ? body.value : undefined
}

/** So many calls that fail for one reason are one finding: a platform that is away is said once. */
const alike = 4

function callFindings(judged: readonly JudgedCall[]): readonly Finding[] {
  const groups = new Map<string, JudgedCall[]>()
  for (const one of judged)
    if (one.reason !== undefined && one.finding.level !== 'ok')
      groups.set(one.reason, [...(groups.get(one.reason) ?? []), one])
  const large = [...groups].filter(([, ones]) => ones.length >= alike)
  const grouped = new Set(large.flatMap(([, ones]) => ones))
  const findings: Finding[] = [
    ...judged.filter((one) => !grouped.has(one)).map(({ finding }) => finding),
    ...large.map(([reason, ones]): Finding => ({
      level: ones.some(({ finding }) => finding.level === 'error') ? 'error' : 'warning',
      text: `${ones.length} calls: ${reason}`,
      details: ones.map(({ asked }) => `${asked.row.id}  ${asked.path}`),
    })),
  ]
  findings.push({
    level: 'ok',
    text: `not asked, for they sign in, register or send a message: ${changingCalls.join(', ')}`,
  })
  for (const [id, why] of callsLeftAlone) findings.push({ level: 'ok', text: `not asked: ${id}, for ${why}` })
  return findings
}
