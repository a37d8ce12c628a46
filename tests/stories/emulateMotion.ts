import type { BrowserCommand } from 'vitest/node'

type Choice = 'reduce' | 'no-preference'

declare module 'vitest/browser' {
  interface BrowserCommands {
    emulateMotion: (choice: Choice) => Promise<void>
  }
}

/** What a page is told of the visitor's wish for motion. */
export const emulateMotion: BrowserCommand<[Choice]> = ({ page }, choice) =>
  page.emulateMedia({ reducedMotion: choice })
