import { iconNames, type IconName } from '../../lib/iconNames'

export { iconNames, type IconName }

/** Icons that point along the line of reading and are mirrored in right-to-left pages. */
const directional: ReadonlySet<IconName> = new Set<IconName>([
  'arrow-left',
  'arrow-right',
  'chevron-left',
  'chevron-right',
  'chevrons-left',
  'chevrons-right',
  'external-link',
  'list',
  'log-in',
  'log-out',
  'send',
  'trending-up',
])

export const isDirectional = (name: IconName): boolean => directional.has(name)
