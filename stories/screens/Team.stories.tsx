import { pageOf, soon, word } from '../support/acts'
import { type Screen, screen, type ScreenMeta, settled } from '../support/screen'

const team = '/agentHome?page=teamManagement'
const card = `${team}&account=agent02`
const list = 'call=/wps/relay/MCSFE_getAgentTeamList'
const member = 'call=/wps/relay/MCSFE_getAgentTeamMember'
const phone = { viewport: { value: 'phone' } }

const meta: ScreenMeta = {
  title: 'Screens/Team',
  tags: ['!autodocs'],
  ...screen,
  args: { address: team, viewer: 'agent01' },
}
export default meta

export const Levels: Screen = {}
export const LevelsPhone: Screen = { globals: phone }
export const LevelBelow: Screen = { args: { address: `${team}&of=agent42` } }
export const Loading: Screen = { args: { platform: `late; ${list}` } }
export const Failing: Screen = { args: { platform: `failing; ${list}` } }
export const Empty: Screen = { args: { platform: `empty; ${list}` } }
export const Search: Screen = { args: { address: `${team}&q=agent` } }
export const NothingFound: Screen = { args: { address: `${team}&q=nobody` } }
export const RightToLeft: Screen = { globals: { language: 'ar' } }

export const Card: Screen = { args: { address: card } }
export const CardPhone: Screen = { args: { address: card }, globals: phone }
export const CardRightToLeft: Screen = { args: { address: card }, globals: { language: 'ar' } }
export const CardLoading: Screen = { args: { address: card, platform: `late; ${member}` } }
export const CardFailing: Screen = { args: { address: card, platform: `failing; ${member}` } }
/** Another line's account, and one that nobody has. */
export const CardUnknown: Screen = { args: { address: `${team}&account=member99` } }
/** The form of a transfer, filled in wrongly. */
export const Transfer: Screen = {
  args: { address: card },
  play: async (context) => {
    await settled(context)
    const page = pageOf(context.canvasElement)
    await context.userEvent.type(page.getByRole('textbox', { name: word('teamTransfer.amount') }), '0.50')
    await context.userEvent.click(page.getByRole('button', { name: word('teamTransfer.submit') }))
    await soon(() => page.getByText(/^The minimum is/))
  },
}
/** A rate is raised for good: it is asked for twice. */
export const RaiseRate: Screen = {
  args: { address: card },
  play: async (context) => {
    await settled(context)
    const page = pageOf(context.canvasElement)
    const field = page.getByRole('textbox', { name: (name) => name.startsWith(word('team.rate.new')) })
    await context.userEvent.type(field, '9{Enter}')
    await soon(() => page.getByRole('dialog', { name: word('team.rate.raise') }))
  },
}
export const Filters: Screen = {
  play: async (context) => {
    await settled(context)
    const page = pageOf(context.canvasElement)
    await context.userEvent.click(page.getByRole('button', { name: word('team.filter') }))
    await soon(() => page.getByRole('dialog', { name: word('team.filter') }))
  },
}
export const Tree: Screen = {
  args: { address: `${team}&view=tree` },
  play: async (context) => {
    await settled(context)
    const page = pageOf(context.canvasElement)
    page.getByRole('treeitem', { name: /^agent02/ }).focus()
    await context.userEvent.keyboard('{ArrowRight}')
    await soon(() => page.getByRole('treeitem', { name: /^agent42/ }))
  },
}
export const TreePhone: Screen = { args: { address: `${team}&view=tree` }, globals: phone }
export const TreeFailing: Screen = { args: { address: `${team}&view=tree`, platform: `failing; ${list}` } }
