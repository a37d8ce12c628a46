import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'

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

export default tseslint.config(
  {
    ignores: ['dist', 'node_modules', 'storybook-static', 'src/contract', 'test-results', 'playwright-report', '.data'],
  },
  ...tseslint.configs.recommendedTypeChecked,
  {
    languageOptions: {
      parserOptions: {
        projectService: { allowDefaultProject: ['*.js', '*.cjs', 'scripts/*.mjs', 'scripts/*.cjs'] },
        tsconfigRootDir: import.meta.dirname,
      },
    },
    plugins: { 'react-hooks': reactHooks },
    rules: {
      ...reactHooks.configs.recommended.rules,
      'no-eval': 'error',
      'no-implied-eval': 'error',
      'no-console': 'error',
      eqeqeq: 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/state/atoms.ts'],
    rules: { 'no-restricted-imports': ['error', oneDoor] },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/server/**', 'src/lib/intl*', 'src/ui/media/SafeHtml*'],
    rules: { 'no-restricted-syntax': ['error', noRawHtml, formatsKept] },
  },
  {
    files: ['src/{ui,app,features,shared,site}/**/*.{ts,tsx}'],
    ignores: ['src/ui/media/SafeHtml*'],
    rules: { 'no-restricted-syntax': ['error', noHexColour, noRawHtml, formatsKept, callsInTheirFiles] },
  },
  {
    files: ['src/{features,shared,site}/**/calls.ts', 'src/**/testing/**'],
    rules: { 'no-restricted-syntax': ['error', noHexColour, noRawHtml, formatsKept] },
  },
  { files: ['scripts/**', 'src/server/**', 'tests/**'], rules: { 'no-console': 'off' } },
  // expect.any and expect.objectContaining are typed any by vitest
  { files: ['**/*.test.{ts,tsx}'], rules: { '@typescript-eslint/no-unsafe-assignment': 'off' } },
  { files: ['**/*.{js,mjs,cjs}'], ...tseslint.configs.disableTypeChecked },
  // CommonJS because dependency-cruiser reads it so
  { files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
  // Playwright's fixtures have a `use` that is no hook
  { files: ['tests/e2e/**'], rules: { 'react-hooks/rules-of-hooks': 'off' } },
)
