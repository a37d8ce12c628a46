import path from 'node:path'
import { defineConfig, devices } from '@playwright/test'

const root = path.resolve(import.meta.dirname, '../..')
const executablePath = process.env.CHROME_PATH

/** Pictures of stories beside those in the repository. `npm run test:visual` builds them and finds the browser. */
export default defineConfig({
  testDir: import.meta.dirname,
  testMatch: 'visual.spec.ts',
  outputDir: path.join(root, 'test-results/visual'),
  snapshotPathTemplate: '{testDir}/baselines/{arg}{ext}',
  timeout: 60_000,
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // layers that scroll round half pixels now up, now down; a change that was made is there the second time too
  retries: 1,
  reporter: [['list'], ['html', { outputFolder: path.join(root, 'test-results/visual-report'), open: 'never' }]],
  expect: {
    // edges of letters differ by a shade from one build of Chromium to the next: a few pixels may; a surface whose colour
    // differs, if only by a shade, is more of them
    toHaveScreenshot: { animations: 'disabled', caret: 'hide', scale: 'css', threshold: 0.03, maxDiffPixels: 80 },
  },
  use: {
    ...devices['Desktop Chrome'],
    deviceScaleFactor: 1,
    locale: 'en-GB',
    timezoneId: 'UTC',
    launchOptions: {
      ...(executablePath !== undefined && { executablePath }),
      args: [
        '--no-sandbox',
        '--font-render-hinting=none',
        '--disable-lcd-text',
        '--force-color-profile=srgb',
        '--hide-scrollbars',
      ],
    },
  },
})
