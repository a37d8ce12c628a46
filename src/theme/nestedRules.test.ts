import { compile, middleware, serialize, stringify } from 'stylis'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

/** What goes into the sheet, rule by rule, as styled-components writes it. */
async function written(css: string): Promise<readonly string[]> {
  const { stylisPlugins } = await import('./nestedRules')
  const rules: string[] = []
  const take = (element: { readonly root?: unknown; readonly return?: string }) => {
    if (!element.root && element.return) rules.push(element.return)
  }
  serialize(compile(css), middleware([...stylisPlugins, stringify, take] as Parameters<typeof middleware>[0]))
  return rules
}

const styles = `.a {
  color: red;
  @media (min-width: 10em) { color: blue; &:hover { color: teal; } > .b { margin: 0; } }
  @container hero (width > 20em) { padding: 1px; }
  @supports (color: red) { gap: 0; }
  &::before, &:focus { @media print { content: ''; } }
  border: 0;
}`

beforeEach(() => vi.resetModules())
afterEach(() => vi.unstubAllGlobals())

describe('where rules may be nested', () => {
  beforeEach(() => vi.stubGlobal('CSSNestedDeclarations', class {}))

  test('each rule begins with a selector, in the order that it had', async () => {
    expect(await written(styles)).toEqual([
      '.a{color:red;border:0;}',
      '.a{@media (min-width: 10em){color:blue;}}',
      '.a:hover{@media (min-width: 10em){color:teal;}}',
      '.a >.b{@media (min-width: 10em){margin:0;}}',
      '.a{@container hero (width > 20em){padding:1px;}}',
      '.a{@supports (color: red){gap:0;}}',
      ".a::before,.a:focus{@media print{content:'';}}",
    ])
  })

  test.each([
    ['conditions within conditions', '.a { @media print { @supports (gap: 0) { gap: 0; } } }'],
    ['keyframes', '@keyframes turn { to { rotate: 1turn; } }'],
    ['a typeface', '@font-face { font-family: x; src: url(x.woff2); }'],
  ])('%s stay as they are', async (_, css) => {
    const flat = await written(css)
    vi.resetModules()
    vi.unstubAllGlobals()
    expect(flat).toEqual(await written(css))
    expect(flat.join()).toMatch(/^@/)
  })
})

test('at the edge and in browsers that nest in the older way they are not nested, and classes have the same names', async () => {
  vi.stubGlobal('CSS', { supports: () => true })
  expect(await written('.a { @media print { color: red; } }')).toEqual(['@media print{.a{color:red;}}'])
  const { stylisPlugins } = await import('./nestedRules')
  // a name of its own, which a minifier does not change
  expect(stylisPlugins.map(({ name }) => name)).toEqual(['nested'])
})
