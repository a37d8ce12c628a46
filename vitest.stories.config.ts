import path from 'node:path'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { emulateMotion } from './tests/stories/emulateMotion.ts'

const executablePath = process.env['CHROME_PATH']

/** Every story in a real Chromium: it draws, its play function passes, axe finds nothing. `npm test -- stories` runs it. */
export default defineConfig({
  plugins: [storybookTest({ configDir: path.join(import.meta.dirname, '.storybook') })],
  test: {
    name: 'stories',
    testTimeout: 30_000,
    setupFiles: ['tests/stories/motion.ts'],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      // stories put back what they change: a page that all files share takes less than half the time to set up
      isolate: false,
      commands: { emulateMotion },
      provider: playwright({
        // what moves is drawn by the processor here, sixty times a second: stories about it ask for it (`inMotion`)
        contextOptions: { reducedMotion: 'reduce' },
        launchOptions: { args: ['--no-sandbox'], ...(executablePath !== undefined && { executablePath }) },
      }),
      instances: [{ browser: 'chromium', viewport: { width: 900, height: 700 } }],
    },
  },
})
