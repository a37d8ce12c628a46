import { productCalls } from '../productCalls'

/** Every call that pages make, by its path. */
export function callTable(): string {
  const rows = productCalls
    .map(({ id, call }) => ({ ...call, id }))
    .toSorted((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : a.id < b.id ? -1 : 1))
    .map(
      ({ id, method, path: at, moduleId, token, encrypt }) =>
        `| \`${id}\` | ${method} ${at} | ${moduleId} | ${token === 'optional' ? 'if any' : token ? 'yes' : ''} | ${encrypt ? 'yes' : ''} |`,
    )
  return ['| id | call | module | session | encrypted |', '|---|---|---|---|---|', ...rows].join('\n')
}
