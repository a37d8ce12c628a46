import { type Screen, screen, type ScreenMeta } from '../support/screen'

const meta: ScreenMeta = {
  title: 'Screens/Search',
  tags: ['!autodocs'],
  ...screen,
  args: { address: '/index?modal=searchModal' },
}
export default meta

/** What stands there before anything is typed. */
export const Start: Screen = { args: { viewer: 'member01' } }

const typed =
  (text: string): NonNullable<Screen['play']> =>
  async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox', {}, { timeout: 8_000 }), text)
    await canvas.findByRole('status')
  }

export const Results: Screen = { args: { viewer: 'member01' }, play: typed('dragon') }
export const NothingFound: Screen = { play: typed('qqzzqq') }
export const Failing: Screen = { args: { platform: 'failing' }, play: typed('dragon') }
export const Phone: Screen = { globals: { viewport: { value: 'phone' } }, play: typed('dragon') }
export const RightToLeft: Screen = { globals: { language: 'ar' }, play: typed('777') }
