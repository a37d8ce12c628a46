const table = require('./scripts/importTable.cjs')

const layers = Object.keys(table)

const layerRules = layers.map((layer) => ({
  name: `${layer}-imports`,
  comment: `${layer} imports ${table[layer].join(', ') || 'nothing of ours'}`,
  severity: 'error',
  from: { path: `^src/${layer}/` },
  to: { path: `^src/(${layers.filter((other) => other !== layer && !table[layer].includes(other)).join('|')})/` },
}))

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...layerRules,
    {
      name: 'feature-to-feature',
      comment: 'features meet in the registry, the router or the session',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/([^/]+)/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'entries-light',
      comment:
        'feature.ts is part of the first page: what it draws is loaded when it is drawn, `load: () => import(…)`',
      severity: 'error',
      from: { path: '^src/features/[^/]+/feature\\.ts$' },
      to: { path: '\\.(tsx|json)$', dependencyTypesNot: ['dynamic-import', 'type-only'] },
    },
    {
      name: 'edge-apart',
      severity: 'error',
      from: { path: '^src/server/edge/' },
      to: { path: '^src/server/sandbox/' },
    },
    {
      name: 'sandbox-apart',
      severity: 'error',
      from: { path: '^src/server/sandbox/' },
      to: { path: '^src/server/edge/' },
    },
    {
      name: 'engine-pure',
      comment: 'the engine runs in the browser, the command line, Storybook and tests: no React, no I/O',
      severity: 'error',
      from: { path: '^src/(engine|lib)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^(react|react-dom|jotai|node:|fs|path)|node_modules/(react|react-dom|jotai)/' },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'jotai-by-one-door',
      comment: 'its own reading hooks render every component twice (src/state/atoms.ts)',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/state/' },
      to: { path: 'node_modules/jotai/(?!.*utils)' },
    },
    {
      name: 'light-forms',
      comment: 'forms that the product itself knows do without rjsf (docs/forms.md)',
      severity: 'error',
      from: { path: '^src/ui/form/Form\\.tsx$' },
      to: { path: 'node_modules/(@rjsf|ajv)/', reachable: true },
    },
    {
      name: 'rjsf-by-one-door',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/ui/form/(platform/|PlatformForm\\.tsx$)' },
      to: { path: 'node_modules/@rjsf/' },
    },
    {
      name: 'store-when-asked',
      comment:
        'a server whose brands are folders loads nothing of releases and their store (docs/handbook/releases.md)',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/server/(releases|workers)/' },
      to: { path: '^src/server/releases/', dependencyTypesNot: ['dynamic-import', 'type-only'] },
    },
    {
      name: 'workers-apart',
      comment: 'what runs on Cloudflare is a build of its own, and no server of a machine',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/server/workers/' },
      to: { path: '^src/server/workers/' },
    },
    {
      name: 'nats-by-one-door',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/server/releases/nats/' },
      to: { path: 'node_modules/@nats-io/' },
    },
    {
      name: 'observed-when-asked',
      comment: 'a server that nobody looks at loads nothing of OpenTelemetry (docs/handbook/deploy.md)',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/server/observe/' },
      to: { path: '^src/server/observe/', dependencyTypesNot: ['dynamic-import', 'type-only'] },
    },
    {
      name: 'telemetry-by-one-door',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/server/observe/' },
      to: { path: 'node_modules/@opentelemetry/' },
    },
    {
      name: 'figures-apart',
      comment: 'what measures a visit is loaded by few of them, and works where the app does not start',
      severity: 'error',
      from: { path: '^src/app/figures/' },
      to: { path: '^src/', pathNot: '^src/(app/figures/|contract/|lib/pageFigures\\.ts$)' },
    },
    { name: 'one-router', severity: 'error', from: { path: '^src/' }, to: { path: 'react-router-dom' } },
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.test\\.tsx?$' },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.js', '.json', '.svg'] },
  },
}
