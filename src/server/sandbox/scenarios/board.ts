import { findScenario, normal, type Scenario } from './scenario'

/** A scenario that was switched on, for a merchant or all, for one call or all. */
export interface Switch {
  readonly name: string
  readonly merchant?: string | undefined
  /** Path of the one call that it is for; `*` at its end stands for the rest of the path. */
  readonly call?: string | undefined
}

export interface Scenarios {
  /** False where no scenario has the name. `normal` switches off. */
  set(change: Switch): boolean
  active(): readonly Switch[]
  /** Switches everything off. */
  clear(): void
  /**
   * What holds for a call: the header's word first, then the switches, one for the call before one for all. In the
   * scope `named` those for all do not count.
   */
  of(path: string, merchant: string | undefined, header: string | undefined, scope?: 'named'): Scenario
}

export function createScenarios(): Scenarios {
  let switches: readonly Switch[] = []
  return {
    set(change) {
      const { name, merchant, call } = change
      if (!findScenario(name)) return false
      const others = switches.filter((known) => {
        if (known.merchant !== merchant) return true
        return name === 'normal' && call === undefined ? false : known.call !== call
      })
      switches = name === 'normal' ? others : [...others, change]
      return true
    },
    active: () => switches,
    clear: () => {
      switches = []
    },
    of: (path, merchant, header, scope) => {
      const wanted = [
        ...parseHeader(header),
        ...switches.filter((known) => known.merchant !== undefined && known.merchant === merchant),
        ...switches.filter((known) => known.merchant === undefined),
      ]
      const named = wanted.find(({ call }) => call !== undefined && matches(call, path))
      const found = named ?? (scope === 'named' ? undefined : wanted.find(({ call }) => call === undefined))
      return found ? effect(findScenario(found.name) ?? normal, path, found.call !== undefined) : normal
    },
  }
}

/** What is left of a scenario on a call that it spares: its word on permission. Naming the call overrides. */
function effect(scenario: Scenario, path: string, isNamed: boolean): Scenario {
  const { name, description, permission, spares } = scenario
  if (!spares?.(path) || (isNamed && !permission)) return scenario
  return { name, description, ...(permission && { permission }) }
}

const matches = (call: string, path: string) =>
  call.endsWith('*') ? path.startsWith(call.slice(0, -1)) : call === path

/** `slow`, or `failing; call=/wps/member/info`; several with commas between. */
function parseHeader(header: string | undefined): Switch[] {
  return (header ?? '')
    .split(',')
    .map((part) => part.split(';').map((piece) => piece.trim()))
    .flatMap(([name, ...settings]) => {
      const call = settings.find((setting) => setting.startsWith('call='))?.slice('call='.length)
      return name ? [{ name, call }] : []
    })
}
