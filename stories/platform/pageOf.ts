/** Cuts the page that was asked for out of a whole recorded list, as the platform does. Other values stay. */
export function pageOf(value: unknown, query: URLSearchParams): unknown {
  const size = Number(query.get('pageSize') ?? 0)
  if (!isPaged(value) || !(size > 0)) return value
  const page = Math.max(1, Number(query.get('page') ?? 1))
  const total = value.content.length
  return {
    ...value,
    content: value.content.slice((page - 1) * size, page * size),
    page,
    pageSize: size,
    total,
    pageCount: Math.ceil(total / size),
  }
}

const isPaged = (value: unknown): value is { readonly content: readonly unknown[]; readonly page: number } =>
  typeof value === 'object' && value !== null && 'content' in value && Array.isArray(value.content) && 'page' in value
