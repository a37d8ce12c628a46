import { defineConfig, devices } from '@playwright/test'
import { portOf, workers } from './tests/e2e/ports'

/** Journeys in a real Chromium against edge and sandbox. `scripts/test.mjs` builds first and finds the browser. */
const executablePath = process.env.CHROME_PATH

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  // a page takes five seconds on two busy processors; what hangs fails at its own expectation or action, long before
  timeout: 180_000,
  expect: { timeout: 15_000 },
  fullyParallel: false,
  workers,
  // what passes at another try is named as flaky (scripts/testReports.mjs)
  retries: process.env.CI ? 2 : 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 860 },
    trace: 'off',
    actionTimeout: 30_000,
    // what a worker asks is asked past the routes of a test: its own spec allows it
    serviceWorkers: 'block',
    // what moves is drawn by the processor here: specs about motion ask for it (`motion` in tests/e2e/support.ts)
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(executablePath !== undefined && { executablePath }),
      args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
    },
  },
  webServer: Array.from({ length: workers }, (_, worker) => ({
    command: `node tests/e2e/server.mjs ${portOf(worker)}`,
    url: `http://127.0.0.1:${portOf(worker)}/healthz`,
    timeout: 60_000,
    reuseExistingServer: !process.env.CI,
  })),
})
