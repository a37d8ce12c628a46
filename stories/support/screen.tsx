import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { readGlobals } from '../../.storybook/globals'
import { guardFetch, openedPlatform } from '../platform/door'
import { recordingOf } from '../platform/recordings'
import { playOn } from '../platform/storyDay'
import { caughtErrors, watchBoundaries } from './caughtErrors'
import { type ScreenProps, ScreenStory } from './ScreenStory'

export type ScreenMeta = Meta<ScreenProps>
export type Screen = StoryObj<ScreenProps>

const behaviours = [
  '',
  'late',
  'slow',
  'failing',
  'empty',
  'malformed',
  'not-json',
  'rate-limited',
  'maintenance',
  'region-restricted',
]

/** Every pending answer came, and the page has a heading to begin with. */
export async function settled({ canvasElement }: Pick<StoryContext, 'canvasElement'>): Promise<void> {
  const page = within(canvasElement.ownerDocument.body)
  await waitFor(() => expect(page.queryAllByRole('heading').length).toBeGreaterThan(0), { timeout: 8000 })
  let still = 0
  await waitFor(
    () => {
      still = openedPlatform()?.pending() === 0 ? still + 1 : 0
      if (still < 3) throw new Error('the platform is still asked')
    },
    { timeout: 8000, interval: 40 },
  )
  await document.fonts.ready
  // what still moves has colours of its own
  const moving = document.getAnimations().filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
  await Promise.allSettled(moving.map(({ finished }) => finished))
}

/**
 * What every file of screens shares: the site on recorded answers, on the day they were recorded. A call that nothing
 * was recorded for fails the story, and so does a part of the page that fell over. (A comment above a file's `meta` would become parameters that
 * hide these; its tags are read from its text.)
 */
export const screen = {
  parameters: { layout: 'fullscreen', whole: true, controls: { sort: 'none' } },
  argTypes: {
    viewer: { control: 'select', options: [undefined, 'member01', 'vip01', 'agent01', 'demo01'] },
    platform: { control: 'select', options: behaviours },
    moments: { control: 'object' },
    modules: { control: 'object' },
  },
  loaders: [async ({ globals }) => ({ recording: await recordingOf(readGlobals(globals).brand.brand.merchant) })],
  beforeEach: ({ loaded }) => {
    const dayOver = playOn(recordingIn(loaded).at)
    const doorOpen = guardFetch()
    const unwatch = watchBoundaries()
    return () => {
      unwatch()
      doorOpen()
      dayOver()
    }
  },
  afterEach: ({ args }) => {
    const fallen = caughtErrors()
    if (fallen.length > 0 && args.broken === undefined)
      throw new Error(`a part of the page fell over: ${fallen.join('; ')}`)
    const unanswered = openedPlatform()?.unanswered ?? []
    if (unanswered.length > 0) throw new Error(`nothing was recorded for ${unanswered.join(', ')}`)
  },
  render: (args, { loaded }) => <ScreenStory {...args} answers={recordingIn(loaded).answers} />,
  play: settled,
} satisfies ScreenMeta

type Recording = Awaited<ReturnType<typeof recordingOf>>

function recordingIn(loaded: Readonly<Record<string, unknown>>): Recording {
  const { recording } = loaded
  if (typeof recording !== 'object' || recording === null || !('answers' in recording))
    throw new Error('the recording was not loaded')
  return recording as Recording
}
