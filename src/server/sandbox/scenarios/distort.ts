const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Another kind of value in place of each member: what a platform of another version might send. */
export function malformedValue(value: unknown): unknown {
  if (!isRecord(value)) return otherKind(value)
  const members = Object.entries(value).map(([key, member]) => [key, otherKind(member)])
  return members.length === 0 ? 'unexpected' : Object.fromEntries(members)
}

function otherKind(value: unknown): unknown {
  if (Array.isArray(value)) return { unexpected: 'shape' }
  switch (typeof value) {
    case 'string':
      return { text: value }
    case 'number':
      return `about ${value}`
    case 'boolean':
      return 'maybe'
    default:
      return value === undefined || value === null ? 0 : []
  }
}

/** Lists without items, on the first two levels; figures and texts stay. */
export function emptyValue(value: unknown): unknown {
  if (Array.isArray(value)) return []
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, Array.isArray(member) ? [] : member]))
}

/** Patterns that a form must survive: catastrophic backtracking, syntax that no engine reads, look-behind. */
export function hostilePatterns(value: unknown): unknown {
  if (!isRecord(value) || !isRecord(value['fields'])) return value
  const { fields } = value
  const rule = (field: string, acceptedPattern: string) => {
    const known = fields[field]
    return { [field]: { enabled: true, required: false, ...(isRecord(known) && known), acceptedPattern } }
  }
  return {
    ...value,
    fields: {
      ...fields,
      ...rule('nickname', '(a+)+$'),
      ...rule('telegram', '([A-Za-z0-9]+'),
      ...rule('occupation', '(?<=x)y'),
      ...rule('address', '^(([a-z])+.)+[A-Z]([a-z])+$'),
      constructor: { enabled: true, required: false },
    },
  }
}
