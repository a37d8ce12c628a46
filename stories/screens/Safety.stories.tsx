import { expect, userEvent } from 'storybook/test'
import { pageOf, soon, word } from '../support/acts'
import { type Screen, screen, type ScreenMeta, settled } from '../support/screen'

const meta: ScreenMeta = {
  title: 'Screens/Safety',
  tags: ['!autodocs'],
  ...screen,
  args: { address: '/live', viewer: 'member01', signedInFor: 42 },
}
export default meta

const bets = 'call=/wps/relay/ODSFE2_MemTransDet'

/** The session on one line, over the games of a category. */
export const Lobby: Screen = {}
export const LobbyPhone: Screen = { globals: { viewport: { value: 'phone' } } }

/** All of it, with limits and help. */
export const Details: Screen = {
  play: async (context) => {
    await settled(context)
    const page = pageOf(context.canvasElement)
    const bar = () => page.getByRole('button', { name: new RegExp(`^${word('safety.session')}`) })
    await soon(bar)
    await userEvent.click(bar())
    await soon(() => page.getByRole('group', { name: word('safety.session') }))
  },
}

/** It stays until it is answered. */
export const RealityCheck: Screen = {
  args: { signedInFor: 62 },
  play: async (context) => {
    await settled(context)
    const page = pageOf(context.canvasElement)
    const check = () => page.getByRole('dialog', { name: word('safety.check.title') })
    await soon(check)
    await userEvent.keyboard('{Escape}')
    await expect(check()).toBeVisible()
  },
}
export const RealityCheckWithoutFigures: Screen = {
  ...RealityCheck,
  args: { signedInFor: 62, platform: `failing; ${bets}` },
}
export const RealityCheckRightToLeft: Screen = { ...RealityCheck, globals: { language: 'ar', theme: 'dark' } }
