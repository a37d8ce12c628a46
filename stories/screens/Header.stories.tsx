import { expect } from 'storybook/test'
import { pageOf, soon, word } from '../support/acts'
import { type Screen, screen, type ScreenMeta, settled } from '../support/screen'

const meta: ScreenMeta = { title: 'Screens/Header', tags: ['!autodocs'], ...screen, args: { address: '/help' } }
export default meta

const rail = { brand: 'aurora' }
const mega = { brand: 'jade' }
const centred = { brand: 'sahara' }

export const Rail: Screen = { globals: rail }
export const RailMember: Screen = { globals: rail, args: { viewer: 'vip01' } }
export const RailAgent: Screen = { globals: rail, args: { viewer: 'agent01' } }
export const RailDemo: Screen = { globals: rail, args: { viewer: 'demo01' } }
export const Mega: Screen = { globals: mega }
export const MegaMember: Screen = { globals: mega, args: { viewer: 'member01' } }
export const MegaAgent: Screen = { globals: mega, args: { viewer: 'agent01' } }
export const Centred: Screen = { globals: centred }
export const CentredMember: Screen = { globals: centred, args: { viewer: 'member01' } }
export const CentredAgent: Screen = { globals: centred, args: { viewer: 'agent01' } }
export const Desktop: Screen = { globals: { ...rail, viewport: { value: 'desktop' } }, args: { viewer: 'member01' } }
export const MegaDesktop: Screen = { globals: { ...mega, viewport: { value: 'desktop' } } }
export const CentredDesktop: Screen = {
  globals: { ...centred, viewport: { value: 'desktop' } },
  args: { viewer: 'member01' },
}
export const BalanceLoading: Screen = { args: { viewer: 'member01', platform: 'late; call=/wps/v2/wallets/balance' } }
export const BalanceFailing: Screen = {
  args: { viewer: 'member01', platform: 'failing; call=/wps/v2/wallets/balance' },
}
export const NoModules: Screen = {
  args: { modules: { REG3: false, GAMELO3: false, REWCEN3: false, FREEPLAY3: false } },
}

/** What does not fit a phone's header waits in a drawer, which has the focus while it is open and gives it back. */
export const PhoneMenu: Screen = {
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    await settled(context)
    const page = pageOf(context.canvasElement)
    const opener = page.getAllByRole('button', { name: word('app.menu.title') }).at(-1)
    if (!opener) throw new Error('the header has no menu button')
    await context.userEvent.click(opener)
    await soon(() => page.getByRole('dialog'))
    const menu = page.getByRole('dialog')
    await expect(menu.contains(document.activeElement)).toBe(true)
  },
}
