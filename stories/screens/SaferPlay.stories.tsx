import { expect } from 'storybook/test'
import { fill, formWith, pageOf, send, soon, word } from '../support/acts'
import { type Screen, screen, type ScreenMeta, settled } from '../support/screen'

const meta: ScreenMeta = {
  title: 'Screens/Safer play',
  tags: ['!autodocs'],
  ...screen,
  args: { address: '/member?page=saferPlay', viewer: 'vip01' },
}
export default meta

const call = 'call=/wps/relay/MCSFE_getSaferPlay'

/** Limits that are set, one that may be loosened now, one that waits to be removed. */
export const Limits: Screen = {}
export const LimitsPhone: Screen = { globals: { viewport: { value: 'phone' } } }
export const LimitsRightToLeft: Screen = { globals: { language: 'ar', viewport: { value: 'phone' } } }
export const NothingSet: Screen = { args: { viewer: 'member01' } }
export const Loading: Screen = { args: { platform: `late; ${call}` } }
export const Failing: Screen = { args: { platform: `failing; ${call}` } }

const pressed =
  (nameOf: () => RegExp): NonNullable<Screen['play']> =>
  async (context) => {
    await settled(context)
    const page = pageOf(context.canvasElement)
    const button = () => page.getAllByRole('button', { name: nameOf() })[0] ?? context.canvasElement
    await soon(button)
    await context.userEvent.click(button())
    await soon(() => page.getByRole('dialog'))
  }
/** In the language of the toolbar, which is known once the story plays. */
const exactly = (key: Parameters<typeof word>[0]) => () => new RegExp(`^${word(key)}$`)

/** What a looser limit would do is said while it is typed. */
export const LooserLimit: Screen = {
  play: async (context) => {
    await pressed(() => new RegExp(`^${word('saferPlay.change')} `))(context)
    const box = pageOf(context.canvasElement).getByRole('textbox')
    await context.userEvent.clear(box)
    await context.userEvent.type(box, '25000')
    await expect(box).toHaveValue('25000')
  },
}
export const TimeOut: Screen = {
  args: { viewer: 'member01' },
  play: pressed(exactly('saferPlay.timeout.take')),
}
export const Exclusion: Screen = {
  args: { viewer: 'member01' },
  play: pressed(exactly('saferPlay.exclude.take')),
}
export const ExclusionRightToLeft: Screen = {
  args: { viewer: 'member01' },
  globals: { language: 'ar', theme: 'dark', viewport: { value: 'phone' } },
  play: pressed(exactly('saferPlay.exclude.take')),
}

/** The login of an account that has excluded itself. */
export const ExcludedLogin: Screen = {
  args: { address: '/login', viewer: undefined, moments: ['account excluded'] },
  play: async (context) => {
    await settled(context)
    const form = await formWith(context.canvasElement, 'username')
    await fill(context.userEvent, form, { username: 'agent41', password: 'Marquee1' })
    await send(context.userEvent, form)
    await soon(() => pageOf(context.canvasElement).getByRole('button', { name: word('auth.excluded.withdraw') }))
  },
}
export const ExcludedLoginRightToLeft: Screen = {
  ...ExcludedLogin,
  globals: { language: 'ar', viewport: { value: 'phone' } },
}

/** A deposit beyond the player's own limit. */
export const DepositBeyondLimit: Screen = {
  args: { address: '/member?page=depositv2', moments: ['beyond a limit'] },
  play: async (context) => {
    await settled(context)
    const page = pageOf(context.canvasElement)
    const box = () => page.getByRole('textbox', { name: new RegExp(`^${word('deposit.amount')}`) })
    await soon(box)
    await context.userEvent.type(box(), '9900')
    await context.userEvent.keyboard('{Enter}')
    await soon(() => page.getByRole('status'))
  },
}
/** A game that the player's own break keeps from starting. */
export const GameStopped: Screen = {
  args: { address: '/game?vassalage=CIND', viewer: 'member01', moments: ['play stopped'] },
}

/** What a break leaves open on each page that it touches. */
const onABreak = { moments: ['on a break'] }
export const OnABreak: Screen = { args: onABreak }
export const OnABreakRightToLeft: Screen = {
  args: onABreak,
  globals: { language: 'ar', theme: 'dark', viewport: { value: 'phone' } },
}
export const Excluded: Screen = { args: { moments: ['excluded'] } }
export const HubOnABreak: Screen = {
  args: { ...onABreak, address: '/member' },
  globals: { viewport: { value: 'phone' } },
}
export const DepositOnABreak: Screen = { args: { ...onABreak, address: '/member?page=depositv2' } }
export const DepositToWithdrawOnly: Screen = {
  args: { moments: ['to withdraw only'], address: '/member?page=depositv2' },
  globals: { viewport: { value: 'phone' } },
}
export const TransferOnABreak: Screen = { args: { ...onABreak, address: '/member?page=transferUpline' } }
export const RewardsOnABreak: Screen = { args: { ...onABreak, address: '/member?page=rewardCenter' } }
export const PromotionsOnABreak: Screen = {
  args: { ...onABreak, address: '/promotions' },
  globals: { viewport: { value: 'phone' } },
}
