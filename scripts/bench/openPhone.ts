import type { Browser, BrowserContextOptions, Page } from '@playwright/test'

const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
}

/** A page of a phone in a context of its own, that functions of a bench can be run in. */
export async function openPhone(
  browser: Browser,
  { timeoutMs = 60_000, ...options }: BrowserContextOptions & { readonly timeoutMs?: number } = {},
): Promise<Page> {
  const context = await browser.newContext({ ...phone, ...options })
  const page = await context.newPage()
  page.setDefaultTimeout(timeoutMs)
  // tsx names functions by a helper that the page does not have
  await page.addInitScript('globalThis.__name = (named) => named')
  return page
}
