/** An installed Chromium; `tried` tells what was looked at. */
export function findChromium(): Promise<{ readonly path: string | undefined; readonly tried: readonly string[] }>
