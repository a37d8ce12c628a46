import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { parseAst } from 'vite'
import { expect, test } from 'vitest'
import { withAdoptedSheet, withoutLeftovers, withoutPrefixer, withoutUnused } from '../../scripts/lightLibraries'

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

test('stylis has no prefixer, and what stands around it stays', () => {
  const code =
    'export function a() { return 1 }\nexport function prefixer(element) { lift(element) }\nexport function b() {}'
  expect(withoutPrefixer(code, parseAst(code).body)).toBe(
    'export function a() { return 1 }\nexport function prefixer() {}\nexport function b() {}',
  )
  expect(() => withoutPrefixer('export const x = 1', parseAst('export const x = 1').body)).toThrow('no prefixer')
})

test('styles are handed to stylis as they are, and a version that is built otherwise is told', () => {
  const repairs = 'const d=function(e){const t=-1!==e.indexOf("//");return t?e:""}(t);'
  const below = 'e.namespace&&(h=Je(h,e.namespace)),'
  expect(withoutUnused(`u=(t)=>{${repairs}let h=o(d);return ${below}l=[],l}`)).toBe(
    'u=(t)=>{const d=t;let h=o(d);return l=[],l}',
  )
  expect(() => withoutUnused(`u=(t)=>{let h=o(t);return ${below}l}`)).toThrow('has no const d=')
  expect(() => withoutUnused(`u=(t)=>{${repairs}}`)).toThrow('has no e.namespace')
})

test('the sheet of the page is gone on with, by the version that is here, and another one is told', () => {
  const entry = createRequire(import.meta.url).resolve('styled-components')
  const code = readFileSync(path.join(path.dirname(entry), 'styled-components.browser.esm.js'), 'utf8')
  const adopting = withAdoptedSheet(code)
  expect(() => parseAst(adopting)).not.toThrow()
  expect(adopting.length).toBeGreaterThan(code.length)
  expect(() => withAdoptedSheet(adopting)).toThrow('has not one')
})

test('what warns developers is marked, so that its calls may go, and other functions are not', () => {
  expect(light('function warning(cond, message) {}\nfunction invariant(value, message) {}')).toBe(
    '/* @__NO_SIDE_EFFECTS__ */ function warning(cond, message) {}\nfunction invariant(value, message) {}',
  )
})
