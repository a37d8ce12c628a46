import { scenarioOf } from '../support/registration'
import { scenarioFor } from './recordings'
import { createStoryPlatform, type StoryPlatform, type StoryPlatformOptions } from './storyPlatform'

type Wanted = Omit<StoryPlatformOptions, 'scenario'> & { readonly merchant: string }

const beyond = globalThis.fetch.bind(globalThis)
let current: StoryPlatform | undefined

/** From now on this platform answers. */
export function openPlatform({ merchant, ...wanted }: Wanted): void {
  current = createStoryPlatform({ ...wanted, scenario: scenarioOf(scenarioFor(merchant)) }, beyond)
}

export const openedPlatform = (): StoryPlatform | undefined => current

/** Puts the door where the app's own client asks. Gives what takes it away again. */
export function guardFetch(): () => void {
  globalThis.fetch = (input, init) => (current ? current.fetch(input, init) : beyond(input, init))
  return () => {
    globalThis.fetch = beyond
    current = undefined
  }
}
