/**
 * A policy of Trusted Types, which pages are held to (src/server/edge/securityHeaders.ts lists the names). TypeScript's
 * DOM knows strings alone, so what a policy makes counts as one; browsers without Trusted Types get the string itself.
 */
export interface TrustedPolicy {
  readonly createHTML: (html: string) => string
  readonly createScriptURL: (url: string) => string
}

interface Factory {
  readonly createPolicy: (name: string, rules: TrustedPolicy) => TrustedPolicy
}

/** Lets through what it is given, so it stays inside the module that made it, which answers for what it gives. */
const letThrough: TrustedPolicy = { createHTML: (html) => html, createScriptURL: (url) => url }

const made = new Map<string, TrustedPolicy>()

/** One policy a name: browsers refuse a second one. */
export function trustedPolicy(name: 'marquee-words' | 'marquee-captcha' | 'marquee-worker'): TrustedPolicy {
  const known = made.get(name) ?? factory()?.createPolicy(name, letThrough) ?? letThrough
  made.set(name, known)
  return known
}

function factory(): Factory | undefined {
  const found: unknown = Reflect.get(globalThis, 'trustedTypes')
  return isFactory(found) ? found : undefined
}

const isFactory = (value: unknown): value is Factory =>
  typeof value === 'object' && value !== null && 'createPolicy' in value
