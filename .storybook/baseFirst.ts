/** A brand after all that it extends, the furthest base first; a circle, which the check reports, ends where it closes. */
export function baseFirst(id: string, baseOf: (id: string) => string | undefined): readonly string[] {
  const chain = [id]
  for (let base = baseOf(id); base !== undefined && !chain.includes(base); base = baseOf(base)) chain.unshift(base)
  return chain
}
