import { expect, waitFor } from 'storybook/test'

/** Waits until something that fades in is seen. Pages in the background get few frames: a second is not always enough. */
export const shown = (find: () => HTMLElement): Promise<void> =>
  waitFor(() => expect(find()).toBeVisible(), { timeout: 5000 })
