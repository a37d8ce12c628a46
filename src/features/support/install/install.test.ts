import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { install, installState, subscribeToInstall } from './install'

const offer = (outcome: string) => {
  const prompt = vi.fn(() => Promise.resolve())
  Reflect.set(globalThis, 'marqueeInstall', { prompt, userChoice: Promise.resolve({ outcome }) })
  dispatchEvent(new Event('marquee:install'))
  return prompt
}
const pretend = (userAgent: string, standalone = false) => {
  vi.stubGlobal('navigator', { userAgent, platform: '', maxTouchPoints: 0 })
  vi.stubGlobal('matchMedia', () => ({ matches: standalone }))
  const target = new EventTarget()
  for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const)
    vi.stubGlobal(name, target[name].bind(target))
}

beforeEach(() => pretend('Chrome'))
afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(globalThis, 'marqueeInstall')
})

test('is elsewhere on a computer whose browser does not offer it, by hand on a phone', () => {
  expect(installState()).toBe('elsewhere')
  pretend('iPhone')
  expect(installState()).toBe('byHand')
})

test('is there in the window of the installed site', () => {
  pretend('Android', true)
  expect(installState()).toBe('installed')
})

test('the browser is asked once, and whoever listens hears that it cannot be asked again', async () => {
  const heard = vi.fn()
  const stop = subscribeToInstall(heard)
  const prompt = offer('dismissed')
  expect([heard.mock.calls.length, installState()]).toEqual([1, 'ready'])
  const [first, second] = await Promise.all([install(), install()])
  expect([first, second, prompt.mock.calls.length, installState()]).toEqual([
    'dismissed',
    'unavailable',
    1,
    'elsewhere',
  ])
  expect(heard).toHaveBeenCalledTimes(2)
  offer('accepted')
  expect(await install()).toBe('accepted')
  stop()
})

test('what stands under its name and is no offer is none; one that fails is over', async () => {
  Reflect.set(globalThis, 'marqueeInstall', 'yes')
  expect(installState()).toBe('elsewhere')
  Reflect.set(globalThis, 'marqueeInstall', {
    prompt: () => Promise.reject(new Error('no')),
    userChoice: new Promise(() => undefined),
  })
  expect(await install()).toBe('unavailable')
  expect(installState()).toBe('elsewhere')
})

test('installed by the menu of the browser', () => {
  const heard = vi.fn()
  const stop = subscribeToInstall(heard)
  dispatchEvent(new Event('appinstalled'))
  expect([heard.mock.calls.length, installState()]).toEqual([1, 'installed'])
  stop()
})
