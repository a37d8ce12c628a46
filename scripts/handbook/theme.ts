import schema from '../../schemas/theme.schema.json'
import { deriveTheme } from '../../src/theme/derive'
import { resolveTheme, themeDefaults } from '../../src/theme/resolve'

interface Node {
  readonly description?: string
  readonly $ref?: string
  readonly enum?: readonly string[]
  readonly type?: string
  readonly minimum?: number
  readonly maximum?: number
  readonly properties?: Readonly<Record<string, Node>>
}

const defaults: Readonly<Record<string, unknown>> = { ...themeDefaults }

/** Every key of theme.json: what it is for, what is allowed, what it is when left out. */
export function keyTable(): string {
  const rows = Object.entries<Node>(schema.properties).flatMap(([key, node]) =>
    node.properties
      ? Object.entries(node.properties).map(([inner, each]) => row(`${key}.${inner}`, each, defaultOf(key, inner)))
      : key === '$schema'
        ? []
        : [row(key, node, defaultOf(key))],
  )
  return ['| key | what it is for | allowed | left out |', '|---|---|---|---|', ...rows].join('\n')
}

const row = (key: string, node: Node, left: string) =>
  `| \`${key}\` | ${node.description ?? ''} | ${allowedOf(node)} | ${left} |`

function allowedOf(node: Node): string {
  if (node.enum) return node.enum.map((word) => `\`${word}\``).join(', ')
  if (node.$ref === '#/$defs/Colour') return '`#rrggbb`, or `{ "light": …, "dark": … }`'
  const parts = Object.entries<Node>(schema.$defs).find(([name]) => node.$ref === `#/$defs/${name}`)?.[1].properties
  if (parts)
    return `\`{ ${Object.keys(parts)
      .map((name) => `"${name}"`)
      .join(', ')} }\``
  return node.type === 'integer' ? `${node.minimum ?? ''} to ${node.maximum ?? ''}` : (node.type ?? '')
}

function defaultOf(key: string, inner?: string): string {
  const value = defaults[key]
  const found: unknown =
    inner === undefined ? value : Object.entries(Object(value) as object).find(([name]) => name === inner)?.[1]
  if (typeof found === 'string' || typeof found === 'number') return `\`${found}\``
  const { light, dark } = { light: undefined, dark: undefined, ...(found as object) }
  return light === undefined || dark === undefined
    ? 'the system’s typeface'
    : `\`${String(light)}\`, \`${String(dark)}\``
}

/** Every variable that styles read, by its first word. */
export function variableTable(): string {
  const { shared, dark } = deriveTheme(resolveTheme())
  const groups = new Map<string, string[]>()
  for (const name of [...Object.keys(dark), ...Object.keys(shared)]) {
    const group = /^--(on-)?([a-z]+2?)/.exec(name)?.[2] ?? name
    groups.set(group, [...(groups.get(group) ?? []), `\`${name}\``])
  }
  return [
    '| about | variables |',
    '|---|---|',
    ...[...groups].map(([group, names]) => `| ${group} | ${names.join(' ')} |`),
  ].join('\n')
}
