import type { Brand } from '../../engine/brand'
import type { Answers } from './bootAnswers'
import { isSandbox } from './securityHeaders'

/** The picture that the hero will show first, where its address is certain before the app has asked anything. */
export function firstBanner(brand: Brand, answers: Answers): string | undefined {
  const announcements = answers['announcements']
  const address: unknown = pick(pick(pick(pick(pick(announcements, 'banners'), 0), 'announcementImages'), 0), 'url')
  if (typeof address !== 'string') return undefined
  const allowed = address.startsWith('/cdn/')
    ? isSandbox(brand)
    : brand.platform.images.some((origin) => address.startsWith(`${origin}/`))
  return allowed ? address : undefined
}

const pick = (value: unknown, key: string | number): unknown =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).find(([name]) => name === String(key))?.[1]
    : undefined
