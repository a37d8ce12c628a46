import { expect, waitFor } from 'storybook/test'
import { pageOf, word } from '../support/acts'
import { type Screen, screen, type ScreenMeta, settled } from '../support/screen'

const meta: ScreenMeta = { title: 'Screens/Slots hall', tags: ['!autodocs'], ...screen, args: { address: '/rng' } }
export default meta

const list = 'call=/wps/relay/GCSGAME_gameList'

export const AllGames: Screen = {}
export const Member: Screen = { args: { viewer: 'member01' } }
export const Hot: Screen = { args: { address: '/rng?page=hot' } }
export const Top: Screen = { args: { address: '/rng?page=rank' } }
export const Favourites: Screen = { args: { address: '/rng?page=favourites', viewer: 'member01' } }
export const NoFavourites: Screen = { args: { address: '/rng?page=favourites', viewer: 'vip01' } }
export const PlayedLast: Screen = { args: { address: '/rng?page=recent', viewer: 'member01' } }
export const Loading: Screen = { args: { platform: `late; ${list}` } }
export const Failing: Screen = { args: { platform: `failing; ${list}` } }
export const Empty: Screen = { args: { platform: `empty; ${list}` } }
export const Phone: Screen = { globals: { viewport: { value: 'phone' } } }
export const RightToLeft: Screen = { globals: { language: 'ar' } }

/** Search as you type: fewer games, then a way out where there are none. */
export const Search: Screen = {
  play: async (context) => {
    await settled(context)
    const page = pageOf(context.canvasElement)
    const field = await page.findByRole('searchbox', undefined, { timeout: 8000 })
    await context.userEvent.type(field, 'zzzqqq')
    await waitFor(() => expect(page.getByText(word('games.hall.nothingFor', { text: 'zzzqqq' }))).toBeVisible(), {
      timeout: 8000,
    })
  },
}
