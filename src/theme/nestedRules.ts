import type { StyleSheetManager } from 'styled-components'
import type { ComponentProps } from 'react'

type Plugin = NonNullable<ComponentProps<typeof StyleSheetManager>['stylisPlugins']>[number]
type Element = Parameters<Plugin>[0]

/** `@media`, `@container` and `@supports` within a component's styles are brought to the top of the sheet by stylis. */
const conditions = new Set(['@media', '@container', '@supports'])

/** Browsers since 2023; at the edge, whose styles are for all, it is not. */
const canNest = typeof CSS !== 'undefined' && CSS.supports('selector(&)')

/**
 * Writes `.a { @media … { … } }` for `@media … { .a { … } }`, which says the same. Into a sheet with other rules Chromium takes a rule
 * of a selector by looking for the elements that it selects; for any other rule it styles the whole document anew, which
 * takes a slow phone 40 ms for each file whose styles are first used.
 */
const nestedRules: Plugin = function nestedRules(element, index, siblings) {
  if (!canNest || element.root || !conditions.has(element.type) || !Array.isArray(element.children)) return
  const rules = element.children
  if (!rules.every(isPlain)) return
  const { type, value, props } = element
  const [first, ...others] = rules.map((rule) => {
    const nested: Element = { ...element, type, value, props, children: rule.children, root: rule, return: '' }
    return Object.assign(rule, { root: null, children: [nested] })
  })
  if (first === undefined) return
  Object.assign(element, first)
  siblings.splice(index + 1, 0, ...others)
}

const isPlain = (rule: Element): boolean =>
  rule.type === 'rule' &&
  Array.isArray(rule.children) &&
  rule.children.every(({ type }) => type === 'decl' || type === 'comm')

// classes are named after the plugins' names, too, and must be the edge's
Object.defineProperty(nestedRules, 'name', { value: 'nested' })

/** For `StyleSheetManager`, at the edge as in browsers. */
export const stylisPlugins: Plugin[] = [nestedRules]
