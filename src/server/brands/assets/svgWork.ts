import type { SvgProblem, Tag } from './svg'

/** What a drawing may cost: elements that are drawn, each as often as it is referred to. */
export const mostWork = 20_000
/** An effect goes over every pixel. */
const effectWork = 200

/** A few lines that refer to each other, ten times each, are a drawing of millions of elements: it is counted, not drawn. */
export function tooMuchWork(tags: readonly Tag[], parents: ReadonlyMap<Tag, Tag>): readonly SvgProblem[] {
  const named = new Map(tags.flatMap((tag) => namesOf(tag).map((id) => [id, tag] as const)))
  const needs = new Map(tags.map((tag) => [tag, referencesOf(tag).flatMap((id) => named.get(id) ?? [])] as const))
  for (const [tag, parent] of parents) needs.get(parent)?.push(tag)
  const [root] = tags
  const work = root ? workOf(root, needs) : 0
  if (!root || work <= mostWork) return []
  return [
    {
      offset: root.offset,
      found: work > 1_000_000_000 ? 'more than 1000000000 elements' : `${work} elements`,
      message: 'the drawing takes too long: its parts are repeated too often, or have too many effects',
      allowed: `at most ${mostWork}, each as often as it is drawn; an effect is ${effectWork}`,
    },
  ]
}

/** Each element after those that it needs, by a list of what is under way: files may nest as deep as they are long. */
function workOf(root: Tag, needs: ReadonlyMap<Tag, readonly Tag[]>): number {
  const known = new Map<Tag, number>()
  const begun = new Set<Tag>()
  const underWay = [root]
  for (let tag = underWay.at(-1); tag; tag = underWay.at(-1)) {
    const needed = needs.get(tag) ?? []
    if (begun.has(tag)) {
      underWay.pop()
      // what refers to itself is not drawn: it is under way, and adds nothing
      if (!known.has(tag))
        known.set(
          tag,
          needed.reduce((sum, each) => sum + (known.get(each) ?? 0), ownWork(tag)),
        )
      continue
    }
    begun.add(tag)
    for (const each of needed) if (!begun.has(each)) underWay.push(each)
  }
  return known.get(root) ?? 0
}

const ownWork = ({ name }: Tag): number => (/^fe[A-Z]/.test(name) ? effectWork : 1)

const namesOf = ({ attributes }: Tag): readonly string[] => {
  const id = attributes.get('id')
  return id === undefined ? [] : [id]
}

/** Names in the file that an element refers to. */
const referencesOf = ({ attributes }: Tag): readonly string[] =>
  [...attributes].flatMap(([key, value]) =>
    /(^|:)href$/.test(key) && value.startsWith('#')
      ? [value.slice(1)]
      : Array.from(value.matchAll(/url\(\s*["']?#([^)"']{1,200})/g), ([, id = '']) => id.trim()),
  )
