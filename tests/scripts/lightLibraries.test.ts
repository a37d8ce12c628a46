import { parseAst } from 'vite'
import { expect, test } from 'vitest'
import { withoutLeftovers } from '../../scripts/lightLibraries'

const light = (code: string) => withoutLeftovers(code, parseAst(code).body)

test('makers of components are marked, and their names go', () => {
  expect(
    light(`import * as React from 'react'
var Form = React.forwardRef(() => null);
Form.displayName = "Form";
const Routes = React.createContext(null), count = 1;`),
  ).toBe(`import * as React from 'react'
var Form = /* @__PURE__ */ React.forwardRef(() => null);

const Routes = /* @__PURE__ */ React.createContext(null), count = 1;`)
})

test.each([
  'var history = createBrowserHistory();',
  'window.router = React.createContext(null);',
  'options.labels.displayName = "x";',
  'function name(part) { part.displayName = "x"; }',
])('%s stays as it is', (code) => {
  expect(light(code)).toBe(code)
})
