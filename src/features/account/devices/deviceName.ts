export interface Device {
  readonly browser: string | undefined
  readonly system: string | undefined
  readonly isPhone: boolean
}

/** The first that fits: others name themselves after those below them. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]

const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
]

const phones: ReadonlySet<string> = new Set(['iPhone', 'iPad', 'Android'])

/** What a program calls itself, in the words that people have for it. */
export function deviceOf(program = ''): Device {
  const first = (list: typeof browsers) => list.find(([sign]) => sign.test(program))?.[1]
  const system = first(systems)
  return { browser: first(browsers), system, isPhone: system !== undefined && phones.has(system) }
}
