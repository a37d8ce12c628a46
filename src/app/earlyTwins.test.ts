import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fieldsFor, twinOf } from './earlyTwins'

interface Node {
  readonly parentElement: Node | null
  readonly children: Node[]
  readonly tagName: string
}

/** A tree of tags: `['DIALOG', ['DIV', ['INPUT']]]`. */
type Tree = readonly [string, ...Tree[]]

function grow([tagName, ...below]: Tree, parentElement: Node | null = null): Node {
  const node: Node = { parentElement, children: [], tagName }
  node.children.push(...below.map((tree) => grow(tree, node)))
  return node
}

const all = (node: Node): readonly Node[] => [node, ...node.children.flatMap(all)]
const at = (node: Node | undefined, path: readonly number[]): Node | undefined =>
  path.reduce<Node | undefined>((found, place) => found?.children[place], node)

const { tree } = fc.letrec<{ tree: Tree }>((tie) => ({
  tree: fc
    .tuple(
      fc.constantFrom('DIV', 'INPUT', 'SELECT'),
      fc.oneof({ maxDepth: 3 }, fc.constant<Tree[]>([]), fc.array(tie('tree'), { maxLength: 3 })),
    )
    .map(([tag, below]): Tree => [tag, ...below]),
}))

describe('the twin of a part', () => {
  test('of the same drawing is the part at its place, and each has its own', () => {
    fc.assert(
      fc.property(tree, (drawn) => {
        const [early, dialog] = [grow(drawn), grow(drawn)]
        expect(all(early).map((part) => twinOf(part, early, dialog))).toEqual(all(dialog))
        expect(new Set(all(early).map((part) => twinOf(part, early, dialog))).size).toBe(all(dialog).length)
      }),
    )
  })

  test('of another drawing stands under twins alone, in the same tag', () => {
    fc.assert(
      fc.property(tree, tree, (one, other) => {
        const [early, dialog] = [grow(one), grow(other)]
        for (const part of all(early).slice(1)) {
          const twin = twinOf(part, early, dialog)
          if (twin === undefined) continue
          expect(twin.tagName).toBe(part.tagName)
          expect(part.parentElement && twinOf(part.parentElement, early, dialog)).toBe(twin.parentElement)
        }
      }),
    )
  })

  const early = grow(['DIALOG', ['DIV', ['INPUT'], ['SELECT']], ['P']])
  test.each<readonly [string, readonly number[], Tree, readonly number[] | undefined]>([
    ['is the dialog for the dialog, whatever is in it', [], ['DIALOG'], []],
    ['is at its place', [0, 1], ['DIALOG', ['DIV', ['INPUT'], ['SELECT']]], [0, 1]],
    ['is not what stands there in another tag', [0, 1], ['DIALOG', ['DIV', ['INPUT'], ['INPUT']]], undefined],
    ['is not below another tag', [0, 0], ['DIALOG', ['FORM', ['INPUT']]], undefined],
    ['is not there yet', [1], ['DIALOG', ['DIV']], undefined],
  ])('%s', (_what, path, drawn, wanted) => {
    const dialog = grow(drawn)
    const part = at(early, path)
    expect(part && twinOf(part, early, dialog)).toBe(wanted && at(dialog, wanted))
  })

  test('of what stands in neither there is none', () => {
    expect(twinOf(grow(['INPUT']), early, grow(['DIALOG', ['INPUT']]))).toBeUndefined()
  })
})

describe('the fields for what was typed', () => {
  const named = (...names: readonly string[]) => names.map((name, place) => ({ name, place }))
  test.each([
    ['nothing', [], ['username'], []],
    ['in another order', ['username', 'password'], ['password', 'captcha', 'username'], [2, 0]],
    ['the first of a name', ['code'], ['code', 'code'], [0]],
    ['one that is not there yet', ['username', 'password'], ['username'], undefined],
    ['none at all', ['username'], [], undefined],
  ] as const)('%s', (_what, typed, fields, wanted) => {
    expect(fieldsFor(named(...typed), named(...fields))?.map(({ field }) => field.place)).toEqual(wanted)
  })

  test('one for each, of its name, in the order of what was typed; or none of them', () => {
    const names = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 5 })
    fc.assert(
      fc.property(names, names, (typed, fields) => {
        const found = fieldsFor(named(...typed), named(...fields))
        expect(found === undefined).toBe(typed.some((name) => !fields.includes(name)))
        if (found) expect(found.map(({ field }) => field.name)).toEqual(typed)
      }),
    )
  })
})
