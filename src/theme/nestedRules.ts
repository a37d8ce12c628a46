import type { StyleSheetManager } from 'styled-components'
import type { ComponentProps } from 'react'

type Plugin = NonNullable<ComponentProps<typeof StyleSheetManager>['stylisPlugins']>[number]
type Element = Parameters<Plugin>[0]

/** They are brought from within a component's styles to the top of the sheet by stylis. */
const condition = /^@(media|container|supports)$/

/**
 * Browsers since the end of 2024. Those that nest without it take what is nested for rules of `&`, which has no pseudo-elements
 * and the specificity of a whole list. At the edge, whose styles are for all, there is none.
 */
const canNest = 'CSSNestedDeclarations' in globalThis

/** Without conditions in conditions. */
const isPlain = ({ type, children }: Element): boolean =>
  type === 'rule' && Array.isArray(children) && children.every((child) => child.type[0] !== '@')

/** Their names are not a minifier's: classes are named after them, too, at the edge as in browsers. */
const plugins: { readonly nested: Plugin } = {
  /**
   * Writes `.a { @media … { … } }` for `@media … { .a { … } }`, which says the same. For a style rule that is added Chromium
   * invalidates only what its selector matches; for any other rule, the whole document, which takes a slow phone 40 ms for each
   * file whose styles are first used.
   */
  nested(element, index, siblings) {
    const { root, type, children: rules } = element
    if (!canNest || root || !condition.test(type) || !Array.isArray(rules) || !rules.every(isPlain)) return
    const [first, ...others] = rules.map((rule): Element => ({
      ...rule,
      root: null,
      children: [{ ...element, root: rule, children: rule.children }],
    }))
    Object.assign(element, first)
    siblings.splice(index + 1, 0, ...others)
  },
}

/** For `StyleSheetManager`. */
export const stylisPlugins: Plugin[] = [plugins.nested]
