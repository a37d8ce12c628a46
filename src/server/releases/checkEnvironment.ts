import { formatBrandError, type Stage } from '../brands/brandError'
import type { Environment } from '../brands/environment'

/** Throws where none of it can be used; tells of what cannot be for single brands. */
export function checkEnvironment({ issues }: Stage<Environment>, log: (line: string) => void): void {
  const unusable = issues.filter(({ brand }) => brand === '*')
  if (unusable.length > 0) throw new Error(unusable.map(formatBrandError).join('\n'))
  for (const issue of issues) log(`brands: ${formatBrandError(issue)}`)
}
