import { defineConfig } from 'vitest/config'

/**
 * Layers whose tests leave nothing behind in a module: files that run after one another share what they imported, which
 * takes longer than most of them. A test that stubs a global for good belongs with the others.
 */
const sharing = ['src/{lib,contract,theme,i18n,engine,platform,server}/**/*.test.{ts,tsx}']
const others = ['src/**/*.test.{ts,tsx}', 'tests/{contract,property,scripts}/**/*.test.ts']

/** A busy machine is no failure: builds, stories and lint run beside these tests. What never ends, ends here. */
const testTimeout = 60_000

export default defineConfig({
  test: {
    projects: [
      { extends: './vite.config.ts', test: { name: 'shared', include: sharing, isolate: false, testTimeout } },
      {
        extends: './vite.config.ts',
        test: { name: 'own', include: others, exclude: [...sharing, '**/node_modules/**'], testTimeout },
      },
    ],
  },
})
