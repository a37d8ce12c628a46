import path from 'node:path'
import { defineConfig } from 'vitest/config'

/**
 * Tests that need modules of their own: what they import remembers, for good, what it met first, or is to be another
 * module for them alone.
 */
const own = [
  'src/shared/money/moneyAtoms.test.ts',
  'src/features/auth/login/flow.test.ts',
  'src/app/edge/firstView.test.ts',
  'tests/{property,scripts}/**/*.test.ts',
  'tests/contract/{claimCalls,drawnPages,errorPlaces,failureMatrix,moneyCalls,observed,registry}.test.ts',
]
/**
 * Files that run after one another share what they imported, which takes longer than most of them: those of the source,
 * and apart from them those about contracts. What they stub is put back when they end (tests/unit/putBack.ts); what else
 * they change, they put back themselves.
 */
const sharing = ['src/**/*.test.{ts,tsx}']

/** What all of them share. */
const shared = {
  // A busy machine is no failure: builds, stories and lint run beside these tests. What never ends, ends here.
  testTimeout: 60_000,
  hookTimeout: 60_000,
  alias: [{ find: /^fast-check$/, replacement: path.join(import.meta.dirname, 'tests/unit/fastCheck.ts') }],
}

export default defineConfig({
  test: {
    projects: [
      {
        extends: './vite.config.ts',
        test: {
          name: 'shared',
          include: sharing,
          exclude: own,
          isolate: false,
          ...shared,
          setupFiles: 'tests/unit/putBack.ts',
        },
      },
      {
        extends: './vite.config.ts',
        test: {
          name: 'contract',
          include: ['tests/contract/**/*.test.ts'],
          exclude: own,
          isolate: false,
          ...shared,
          setupFiles: 'tests/unit/putBack.ts',
        },
      },
      { extends: './vite.config.ts', test: { name: 'own', include: own, ...shared } },
      // wait for servers most of their time (scripts/test.mjs)
      { extends: './vite.config.ts', test: { name: 'releases', include: ['tests/releases/**/*.test.ts'], ...shared } },
      // after a build
      { extends: './vite.config.ts', test: { name: 'workers', include: ['tests/workers/**/*.test.ts'], ...shared } },
    ],
  },
})
