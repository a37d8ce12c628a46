export type Device = 'ios' | 'android' | 'desktop'

/** What a browser says of the machine that it runs on. */
export interface Machine {
  readonly userAgent: string
  readonly platform: string
  readonly maxTouchPoints: number
}

/** What the visitor holds; an iPad says that it is a Mac, and is one that can be touched. */
export function deviceOf({ userAgent, platform, maxTouchPoints }: Machine): Device {
  if (/iPhone|iPad|iPod/.test(userAgent) || (platform === 'MacIntel' && maxTouchPoints > 1)) return 'ios'
  return /Android/i.test(userAgent) ? 'android' : 'desktop'
}
