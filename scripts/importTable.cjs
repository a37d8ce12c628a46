/**
 * Who may import whom; a layer may always import itself. `docs/architecture.md` shows the same table and
 * tests/contract/importTable.test.ts compares the two.
 */
module.exports = {
  lib: [],
  contract: ['lib'],
  theme: ['lib', 'contract'],
  i18n: ['lib', 'contract'],
  ui: ['lib', 'theme'],
  engine: ['lib', 'contract'],
  platform: ['lib', 'contract'],
  session: ['lib', 'contract', 'platform', 'i18n'],
  site: ['lib', 'contract', 'theme', 'i18n', 'ui', 'engine', 'platform', 'session'],
  features: ['lib', 'contract', 'theme', 'i18n', 'ui', 'engine', 'platform', 'session', 'site'],
  app: ['lib', 'contract', 'theme', 'i18n', 'ui', 'engine', 'platform', 'session', 'site', 'features'],
  server: ['lib', 'contract', 'engine', 'theme', 'i18n'],
}

