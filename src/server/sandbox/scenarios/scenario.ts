import type { AnswerStatus } from '../answer'
import { hour } from '../durations'
import type { Site } from '../site'
import { launchAnswer, pathOfLaunch } from './distortLaunch'
import { emptyValue, hostilePatterns, malformedValue } from './distort'

/** A way to misbehave, as data. What is absent stays as it is. */
export interface Scenario {
  readonly name: string
  readonly description: string
  /** Milliseconds to wait before anything else. */
  readonly delay?: number
  /** Answered instead of the call. Without a message the front end goes by the status. */
  readonly refuse?: {
    readonly status: AnswerStatus
    readonly message?: 'system.error' | 'no.permission' | 'system.maintenance' | 'region.restricted'
    readonly retryAfter?: number
  }
  /** Not JSON at all. */
  readonly body?: { readonly text: string; readonly type: string; readonly status?: AnswerStatus }
  /** The call is carried out before `refuse` or `body` is answered in place of what came of it. */
  readonly afterwards?: true
  /** What becomes of the value of a successful answer. */
  readonly distort?: (value: unknown) => unknown
  /** Members of the permission answer that are other than usual. */
  readonly permission?: (now: number, site: Site) => Record<string, unknown>
  /** Calls that it leaves alone, unless it was switched on for one call by name. */
  readonly spares?: (path: string) => boolean
}

const isSystemCall = (path: string) => path.startsWith('/wps/system/')
const notLaunch = (path: string) => path !== '/wps/game/launchGame'
const isService = (path: string) => isSystemCall(path) || path.includes('getCustomerServiceScript')

export const normal: Scenario = { name: 'normal', description: 'Everything works' }

export const scenarios: readonly Scenario[] = [
  normal,
  {
    name: 'maintenance',
    description: 'The platform is in maintenance for two hours; other calls answer 503',
    refuse: { status: 503, message: 'system.maintenance' },
    permission: (now) => ({ maintenance: true, maintenanceTime: { start: now - hour, end: now + hour } }),
    spares: isService,
  },
  {
    name: 'region-restricted',
    description: 'The address of the visitor is refused; other calls answer 403',
    refuse: { status: 403, message: 'region.restricted' },
    permission: () => ({ regionRestriction: true }),
    spares: isService,
  },
  { name: 'slow', description: 'Each answer takes three seconds', delay: 3_000 },
  { name: 'late', description: 'Each answer takes thirty seconds, longer than anybody waits', delay: 30_000 },
  { name: 'failing', description: 'Each call answers 500', refuse: { status: 500, message: 'system.error' } },
  { name: 'forbidden', description: 'Each call answers 403', refuse: { status: 403, message: 'no.permission' } },
  {
    name: 'done-then-failing',
    description: 'Each call is carried out and then answers 500',
    afterwards: true,
    refuse: { status: 500, message: 'system.error' },
  },
  {
    name: 'done-then-lost',
    description: 'Each call is carried out, and its answer is lost at a gateway',
    afterwards: true,
    body: { text: '<html><body><h1>502 Bad Gateway</h1></body></html>', type: 'text/html; charset=utf-8', status: 502 },
  },
  { name: 'rate-limited', description: 'Each call answers 429', refuse: { status: 429, retryAfter: 300 } },
  { name: 'malformed', description: 'Values have other shapes than agreed', distort: malformedValue },
  {
    name: 'not-json',
    description: 'A page of some machine in between is answered',
    body: { text: '<html><body><h1>It works!</h1></body></html>', type: 'text/html; charset=utf-8' },
  },
  { name: 'blank', description: 'The answer has no body', body: { text: '', type: 'application/json' } },
  {
    name: 'empty',
    description: 'Lists are empty: no games, no notices, no promotions. Settings stay',
    distort: emptyValue,
    spares: isSystemCall,
  },
  {
    name: 'deposits-closed',
    description: 'The member may not deposit',
    distort: () => ({ allowDeposit: 'N' }),
    spares: (path) => !path.endsWith('MCSFE_getDepositSettings'),
  },
  {
    name: 'launch-cdns',
    description: 'Games are answered by path, for the launch CDNs: one that nobody answers at, and the one that works',
    permission: (_now, { playOrigin }) => ({ launchGameCDNs: [playOrigin.replace('://', '://gone.'), playOrigin] }),
    distort: pathOfLaunch,
    spares: notLaunch,
  },
  { name: 'launch-nowhere', description: 'A launch names no address', distort: launchAnswer({}), spares: notLaunch },
  {
    name: 'launch-script',
    description: 'A launch names a script and a file of the machine',
    distort: launchAnswer({ game_url: 'javascript:document.title="run"', game_url2: 'file:///etc/hosts' }),
    spares: notLaunch,
  },
  {
    name: 'hostile-patterns',
    description: 'Registration settings carry an explosive and an invalid regular expression',
    distort: hostilePatterns,
    spares: (path) => path !== '/wps/system/setting/register',
  },
]

export const findScenario = (name: string): Scenario | undefined => scenarios.find((scenario) => scenario.name === name)
