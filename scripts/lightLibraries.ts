import type { parseAst, Plugin } from 'vite'

type Statements = ReturnType<typeof parseAst>['body']

/** Make something, and do nothing else. */
const makers: readonly string[] = ['createContext', 'createElement', 'forwardRef', 'memo']

/** `Form.displayName = 'Form'`: for React's tools alone, and reason enough for a bundler to keep the component. */
function namesComponent(statement: Statements[number]): boolean {
  if (statement.type !== 'ExpressionStatement' || statement.expression.type !== 'AssignmentExpression') return false
  const { left } = statement.expression
  return (
    left.type === 'MemberExpression' &&
    left.object.type === 'Identifier' &&
    left.property.type === 'Identifier' &&
    left.property.name === 'displayName'
  )
}

/** Where a statement makes components or contexts: `React.forwardRef(…)` of `const Form = React.forwardRef(…)`. */
function madeAt(statement: Statements[number]): readonly number[] {
  if (statement.type !== 'VariableDeclaration') return []
  return statement.declarations.flatMap(({ init }) => {
    if (init?.type !== 'CallExpression' || init.callee.type !== 'MemberExpression') return []
    const { property } = init.callee
    return property.type === 'Identifier' && makers.includes(property.name) ? [init.start] : []
  })
}

/** Says to the console what a developer did wrong: calls of it may go, with their words. */
const isWarning = (statement: Statements[number]): boolean =>
  statement.type === 'FunctionDeclaration' && statement.id?.name === 'warning'

/**
 * A module without the names of its components, whose makers are marked: what nobody imports of it may go. Warnings are
 * marked as well.
 */
export function withoutLeftovers(code: string, statements: Statements): string {
  const edits = statements.flatMap((statement) =>
    namesComponent(statement)
      ? [{ start: statement.start, end: statement.end, text: '' }]
      : isWarning(statement)
        ? [{ start: statement.start, end: statement.start, text: '/* @__NO_SIDE_EFFECTS__ */ ' }]
        : madeAt(statement).map((start) => ({ start, end: start, text: '/* @__PURE__ */ ' })),
  )
  return edits
    .sort((a, b) => b.start - a.start)
    .reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), code)
}

/** stylis' middleware without what has each rule prefixed. Throws where there is no such function. */
export function withoutPrefixer(code: string, statements: Statements): string {
  const found = statements
    .filter((statement) => statement.type === 'ExportNamedDeclaration')
    .find(({ declaration }) => declaration?.type === 'FunctionDeclaration' && declaration.id?.name === 'prefixer')
  if (found === undefined) throw new Error('light-libraries: stylis has no prefixer')
  return `${code.slice(0, found.start)}export function prefixer() {}${code.slice(found.end)}`
}

/** In the build of styled-components: from where to where goes, and what stands there instead. */
const unused: readonly (readonly [from: string, to: string, instead: string])[] = [
  // `//` comments, which the compiler has taken out, and braces without a pair, sign by sign for each rule that is made
  ['const d=function(e){const t=-1!==e.indexOf("//")', '}(t);', 'const d=t;'],
  // styles below a selector of the page
  ['e.namespace&&(h=', '),', ''],
]

/** styled-components without what nothing here uses. Throws where that is not found. */
export const withoutUnused = (code: string): string =>
  unused.reduce((rest, [from, to, instead]) => {
    const start = rest.indexOf(from)
    const end = rest.indexOf(to, start + from.length)
    if (start === -1 || end === -1) throw new Error(`light-libraries: styled-components has no ${from}`)
    return rest.slice(0, start) + instead + rest.slice(end + to.length)
  }, code)

/**
 * The sheet that came with the page is gone on with: to put its rules into another one, one by one, and to take it away has
 * the browser style the whole document once more. Where the browser did not take all of its rules their places would not
 * be known, and it is done as the library does it. `left` are rules that stand there already.
 */
const adopted: readonly (readonly [found: string, instead: string])[] = [
  ['let ye=!1;', 'let ye=!1,came;'],
  [
    '.split(p),s=[];',
    '.split(p),s=[];if(!e.tag&&t.sheet&&t.sheet.cssRules.length===o.filter(e=>e.trim()).length)came=t;',
  ],
  // the note of a group's names is a rule too
  ['e.getTag().insertRules(t,s)', 'e.getTag().insertRules(t,e.tag.tag.left?s.concat(r.input):s)'],
  ['o.parentNode&&o.parentNode.removeChild(o)', 'o.getAttribute(l)!==u&&o.parentNode&&o.parentNode.removeChild(o)'],
  [
    'this.element=Oe(e,t),this.element.appendChild(document.createTextNode("")),',
    'this.element=came||Oe(e,t),this.left=came?came.sheet.cssRules.length:0,came?came.setAttribute(l,u):this.element.appendChild(document.createTextNode("")),came=void 0,',
  ],
  // the rules of global styles are wanted again when one of two that are drawn is taken away; those that came with the page
  // are not made before that
  [
    'this.instanceRules.has(e)||this.computeRules(e,t,n,o)',
    'this.instanceRules.has(e)||this.instanceRules.set(e,Object.defineProperty({name:s+e},"rules",{get:()=>this.computeRules(e,t,n,o).rules}))',
  ],
  ['insertRule(e,t){try{', 'insertRule(e,t){if(this.left)return this.left--,this.length++,!0;try{'],
]

/** styled-components that goes on with the sheet of the page. Throws where it is written in another way. */
export const withAdoptedSheet = (code: string): string =>
  adopted.reduce((rest, [found, instead]) => {
    const parts = rest.split(found)
    if (parts.length !== 2) throw new Error(`light-libraries: styled-components has not one ${found}`)
    return parts.join(instead)
  }, code)

/** Wraps each `import()`, so that the styles of a chunk are there before it is. */
const preloader = 'native:import-analysis-build'

/**
 * Chunks have no styles, and the edge says what is fetched early: an `import()` is left as it is written, since there are
 * hundreds of them in the entry.
 */
export const plainImports = (): Plugin => ({
  name: 'plain-imports',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
  configResolved({ plugins }) {
    const at = plugins.findIndex(({ name }) => name === preloader)
    if (at === -1) throw new Error(`plain-imports: ${preloader} is not among the plugins of vite`)
    ;(plugins as Plugin[]).splice(at, 1)
  },
})

/**
 * What libraries bring and the product does not use goes from the client's build, which has no source maps. A library
 * that has moved its files is told: the build would be heavier without a word.
 */
export const lightLibraries = (): Plugin => {
  const met = new Set<string>()
  return {
    name: 'light-libraries',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    load: {
      filter: { id: /\/stylis\/src\/Prefixer\.js$/ },
      handler() {
        met.add('stylis')
        // styled-components asks for prefixes only where it is told to
        return 'export const prefix = (value) => value'
      },
    },
    transform: {
      filter: {
        id: /\/react-router\/dist\/production\/|\/stylis\/src\/Middleware\.js$|\/styled-components\.browser\.esm\.js$/,
      },
      handler(code, id) {
        if (id.endsWith('.browser.esm.js')) {
          met.add('styled-components')
          return { code: withAdoptedSheet(withoutUnused(code)), map: null }
        }
        const { body } = this.parse(code)
        if (id.endsWith('/Middleware.js')) {
          met.add('stylis/Middleware')
          return { code: withoutPrefixer(code, body), map: null }
        }
        met.add('react-router')
        return { code: withoutLeftovers(code, body), map: null }
      },
    },
    buildEnd(error) {
      if (error !== undefined) return
      for (const library of ['stylis', 'stylis/Middleware', 'styled-components', 'react-router'])
        if (!met.has(library)) this.error(`light-libraries: the files of ${library} are not where they were`)
    },
  }
}
