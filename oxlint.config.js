import { defineConfig } from 'oxlint'

/** Colours belong to the theme and to brand files (docs/architecture.md). */
const noHexColour = {
  selector: 'Literal[value=/^#[0-9a-fA-F]{3,8}$/], TemplateElement[value.raw=/#[0-9a-fA-F]{6}\\b/]',
  message: 'A colour outside theme/ and brand files: read a CSS variable.',
}

const noRawHtml = {
  selector: 'JSXAttribute[name.name="dangerouslySetInnerHTML"]',
  message: 'HTML from outside is drawn by ui/media/SafeHtml only.',
}

const callsInTheirFiles = {
  selector: 'VariableDeclarator > Identifier > TSTypeAnnotation > TSTypeReference[typeName.name="NamedCall"]',
  message: 'A call of a feature stands in a file calls.ts, where the command line and the tests find it.',
}

const formatsKept = {
  selector:
    'NewExpression[callee.object.name="Intl"][callee.property.name=/^(Number|DateTime)Format$/][arguments.length>0]',
  message: 'Formatters are made once: numberFormat and timeFormat of lib/intl.',
}

/** By ESLint's own rule: oxlint has no selectors. */
const without = (...selectors) => ({ 'eslint-js/no-restricted-syntax': ['error', ...selectors] })

const oneDoor = {
  paths: [
    { name: 'jotai', message: 'Import from src/state/atoms, whose hooks render once.' },
    {
      name: 'react-router',
      importNames: ['Link', 'NavLink', 'Form', 'Routes', 'Route'],
      message: 'Links are those of src/site/Link: the router’s bring code that no page uses. Pages are entries.',
    },
  ],
}

const errors = (plugin, names) => Object.fromEntries(names.map((name) => [`${plugin}/${name}`, 'error']))

/** Lint and types in one: `typeCheck` reports the compiler's errors too (tsconfig.json). */
export default defineConfig({
  // what .gitignore names is left out by itself
  ignorePatterns: ['src/contract'],
  plugins: ['typescript', 'react'],
  jsPlugins: [{ name: 'eslint-js', specifier: 'oxlint-plugin-eslint' }],
  categories: { correctness: 'off' },
  options: { typeAware: true, typeCheck: true, denyWarnings: true, reportUnusedDisableDirectives: 'error' },
  rules: {
    ...errors('eslint', ['eqeqeq', 'no-array-constructor', 'no-console', 'no-eval', 'no-unused-expressions', 'no-var']),
    ...errors('eslint', ['prefer-const', 'prefer-rest-params', 'prefer-spread']),
    'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    ...errors('typescript', [
      ...['ban-ts-comment', 'no-duplicate-enum-values', 'no-empty-object-type', 'no-explicit-any', 'no-misused-new'],
      ...['no-extra-non-null-assertion', 'no-namespace', 'no-non-null-asserted-optional-chain', 'no-require-imports'],
      ...['no-this-alias', 'no-unnecessary-type-constraint', 'no-unsafe-declaration-merging', 'prefer-as-const'],
      ...['no-unsafe-function-type', 'no-wrapper-object-types', 'prefer-namespace-keyword', 'triple-slash-reference'],
    ]),
    'typescript/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
    ...errors('react', [
      ...['rules-of-hooks', 'exhaustive-deps', 'error-boundaries', 'globals', 'immutability', 'purity', 'refs'],
      ...['preserve-manual-memoization', 'set-state-in-effect', 'set-state-in-render', 'static-components'],
      ...['unsupported-syntax', 'use-memo'],
    ]),
  },
  overrides: [
    {
      files: ['**/*.{ts,tsx}'],
      rules: {
        ...errors('typescript', [
          ...['await-thenable', 'no-array-delete', 'no-base-to-string', 'no-duplicate-type-constituents'],
          ...['no-floating-promises', 'no-for-in-array', 'no-implied-eval', 'no-misused-promises'],
          ...['no-redundant-type-constituents', 'no-unnecessary-type-assertion', 'no-unsafe-argument'],
          ...['no-unsafe-assignment', 'no-unsafe-call', 'no-unsafe-enum-comparison', 'no-unsafe-member-access'],
          ...['no-unsafe-return', 'no-unsafe-unary-minus', 'only-throw-error', 'prefer-promise-reject-errors'],
          ...['require-await', 'restrict-plus-operands', 'unbound-method'],
        ]),
        'typescript/restrict-template-expressions': ['error', { allowNumber: true }],
      },
    },
    {
      files: ['src/**/*.{ts,tsx}'],
      excludeFiles: ['src/state/atoms.ts'],
      rules: { 'no-restricted-imports': ['error', oneDoor] },
    },
    {
      files: ['src/**/*.{ts,tsx}'],
      excludeFiles: ['src/server/**', 'src/lib/intl*', 'src/ui/media/SafeHtml*'],
      rules: without(noRawHtml, formatsKept),
    },
    {
      files: ['src/{ui,app,features,shared,site}/**/*.{ts,tsx}'],
      excludeFiles: ['src/ui/media/SafeHtml*'],
      rules: without(noHexColour, noRawHtml, formatsKept, callsInTheirFiles),
    },
    {
      files: ['src/{features,shared,site}/**/calls.ts', 'src/**/testing/**'],
      rules: without(noHexColour, noRawHtml, formatsKept),
    },
    { files: ['scripts/**', 'src/server/**', 'tests/**'], rules: { 'no-console': 'off' } },
    // expect.any and expect.objectContaining are typed any by vitest
    { files: ['**/*.test.{ts,tsx}'], rules: { 'typescript/no-unsafe-assignment': 'off' } },
    // CommonJS because dependency-cruiser reads it so
    { files: ['**/*.cjs'], rules: { 'typescript/no-require-imports': 'off' } },
    // Playwright's fixtures have a `use` that is no hook
    { files: ['tests/e2e/**'], rules: { 'react/rules-of-hooks': 'off' } },
  ],
})
