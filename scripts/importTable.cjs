/**
 * Who may import whom; a layer may always import itself. `docs/architecture.md` shows the same table and
 * tests/contract/importTable.test.ts compares the two.
 */
module.exports = {
  lib: [],
  state: [],
  contract: ['lib'],
  theme: ['lib', 'state', 'contract'],
  i18n: ['lib', 'state', 'contract'],
  ui: ['lib', 'state', 'theme'],
  engine: ['lib', 'contract'],
  platform: ['lib', 'contract'],
  session: ['lib', 'state', 'contract', 'platform', 'i18n'],
  site: ['lib', 'state', 'contract', 'theme', 'i18n', 'ui', 'engine', 'platform', 'session'],
  shared: ['lib', 'state', 'contract', 'theme', 'i18n', 'ui', 'engine', 'platform', 'session', 'site'],
  features: ['lib', 'state', 'contract', 'theme', 'i18n', 'ui', 'engine', 'platform', 'session', 'site', 'shared'],
  app: [
    'lib',
    'state',
    'contract',
    'theme',
    'i18n',
    'ui',
    'engine',
    'platform',
    'session',
    'site',
    'shared',
    'features',
  ],
  server: ['lib', 'contract', 'engine', 'theme', 'i18n'],
}
