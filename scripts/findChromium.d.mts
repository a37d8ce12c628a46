/** An installed Chromium; `tried` tells what was looked at. */
export function findChromium(options?: {
  readonly shellFirst?: boolean
}): Promise<{ readonly path: string | undefined; readonly tried: readonly string[] }>
