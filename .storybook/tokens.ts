const sources = import.meta.glob<string>(['../src/ui/**/*.{ts,tsx}', '!../src/ui/**/*.test.*'], {
  query: '?raw',
  import: 'default',
})

/** Theme tokens that a component's styles read by their whole names, in its own file and in those of its folder that it imports. */
export async function tokensOf(component: string): Promise<readonly string[]> {
  const own = Object.keys(sources).find((file) => file.endsWith(`/${component}.tsx`))
  if (own === undefined) return []
  const seen = new Map<string, string>()
  await read(own, seen)
  const used = [...seen.values()].flatMap((text) =>
    [...text.matchAll(/var\((--[a-z][\w-]*)/g)].map(([, name = '']) => name),
  )
  const set = new Set(
    [...seen.values()].flatMap((text) => [...text.matchAll(/^\s*(--[a-z][\w-]*):/gm)].map(([, name = '']) => name)),
  )
  return [...new Set(used)].filter((name) => !set.has(name) && !name.endsWith('-')).sort()
}

async function read(file: string, seen: Map<string, string>): Promise<void> {
  const load = sources[file]
  if (!load || seen.has(file)) return
  const text = await load()
  seen.set(file, text)
  const folder = file.slice(0, file.lastIndexOf('/'))
  const beside = [...text.matchAll(/from '\.\/(\w+)'/g)].flatMap(([, name = '']) => [
    `${folder}/${name}.ts`,
    `${folder}/${name}.tsx`,
  ])
  await Promise.all(beside.map((each) => read(each, seen)))
}
