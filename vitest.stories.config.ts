import path from 'node:path'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'

const executablePath = process.env['CHROME_PATH']

/** Every story in a real Chromium: it draws, its play function passes, axe finds nothing. `npm test -- stories` runs it. */
export default defineConfig({
  plugins: [storybookTest({ configDir: path.join(import.meta.dirname, '.storybook') })],
  test: {
    name: 'stories',
    testTimeout: 30_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: { args: ['--no-sandbox'], ...(executablePath !== undefined && { executablePath }) },
      }),
      instances: [{ browser: 'chromium', viewport: { width: 900, height: 700 } }],
    },
  },
})
