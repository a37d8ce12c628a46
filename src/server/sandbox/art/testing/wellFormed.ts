const attribute = /([\w:-]+)="([^"<]*)"/g
const entity = /&(?!(?:amp|lt|gt|quot|#39);)/

/** What is wrong with a picture: XML that is not well formed, ids twice or missing, or anything that runs or loads. */
export const faultsOf = (svg: string): string[] => {
  const faults: string[] = []
  const open: string[] = []
  const ids: string[] = []
  const references: string[] = []
  let at = 0
  for (const match of svg.matchAll(/<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>/g)) {
    const [tag, closing = '', name = '', attributes = '', empty = ''] = match
    const text = svg.slice(at, match.index)
    if (/[<>]/.test(text) || entity.test(text)) faults.push(`text: ${text.slice(0, 40)}`)
    at = match.index + tag.length
    if (closing !== '') {
      if (open.pop() !== name) faults.push(`closes ${name}`)
      continue
    }
    if (empty === '') open.push(name)
    if (/^(script|style|image|foreignObject|animate\w*|set|a)$/.test(name)) faults.push(`element ${name}`)
    const named = new Set<string>()
    for (const [, key = '', value = ''] of attributes.matchAll(attribute)) {
      if (named.has(key)) faults.push(`${key} twice in ${tag}`)
      named.add(key)
      if (entity.test(value) || /NaN|undefined|null|Infinity/.test(value)) faults.push(`${key}="${value}"`)
      if (/^on/.test(key) || (key !== 'xmlns' && /:\/\//.test(value))) faults.push(`${key}="${value}"`)
      if (key === 'id') ids.push(value)
      if (key === 'href') references.push(value.replace(/^#/, ''))
      for (const [, id = ''] of value.matchAll(/url\(#([^)]*)\)/g)) references.push(id)
    }
  }
  if (at !== svg.length) faults.push(`ends with ${svg.slice(at, at + 40)}`)
  if (open.length > 0) faults.push(`left open: ${open.join(' ')}`)
  if (new Set(ids).size !== ids.length) faults.push('an id twice')
  const missing = references.filter((id) => !ids.includes(id))
  return missing.length === 0 ? faults : [...faults, `missing: ${missing.join(' ')}`]
}

/** Ids that nothing uses: bytes for nothing. */
export const unusedIn = (svg: string): string[] =>
  [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1] ?? '').filter((id) => !svg.includes(`#${id}`))
