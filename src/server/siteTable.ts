import type { LoadedBrand } from './brands/loadedBrand'

/** Accounts of every role, which each merchant of the sandbox has. */
const accounts: readonly (readonly [role: string, name: string])[] = [
  ['member', 'member01'],
  ['VIP member', 'vip01'],
  ['agent', 'agent01 (1), agent02 (2), agent41 (41), agent42 (42)'],
  ['demo', 'demo01'],
]
const password = 'Marquee1'
/** Longer lists scroll the address out of sight. */
const most = 20

/** What `npm start` prints when it is ready: where each brand answers, and who may sign in. */
export function siteTable(brands: readonly LoadedBrand[], port: number, sandboxUrl: string | undefined): string {
  const shown = [...brands].sort((a, b) => (a.id < b.id ? -1 : 1)).slice(0, most)
  const rows = shown.map(({ id, brand }): [string, string, string] => [
    brand.name,
    `http://${id}.localhost:${port}`,
    brand.platform.url === 'sandbox' && sandboxUrl === undefined
      ? 'none: the sandbox does not run'
      : brand.platform.url,
  ])
  const more = brands.length > most ? [`  and ${brands.length - most} more`] : []
  const usesSandbox = sandboxUrl !== undefined && brands.some(({ brand }) => brand.platform.url === 'sandbox')
  return [
    '',
    ...columns([['Brand', 'Address', 'Platform'], ...rows]),
    ...more,
    ...(brands.length === 0 ? ['  no brand is served: the folder has none that is right'] : []),
    ...(usesSandbox
      ? [
          '',
          ...columns([['Demo account', 'Username'], ...accounts]),
          `  password of all: ${password}`,
          '',
          `  sandbox platform: ${sandboxUrl}`,
        ]
      : []),
    '',
  ].join('\n')
}

function columns(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)))
  return rows.map((row) => `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('   ')}`.trimEnd())
}
