import { expect, waitFor } from 'storybook/test'
import { fill, formWith, inputOf } from '../support/acts'
import { type Screen, screen, type ScreenMeta, settled } from '../support/screen'

const meta: ScreenMeta = {
  title: 'Screens/Registration',
  tags: ['!autodocs'],
  ...screen,
  args: { address: '/index?modal=registerModal' },
}
export default meta

export const Dialog: Screen = {
  play: async (context) => {
    await settled(context)
    await formWith(context.canvasElement, 'username')
  },
}
export const ByMobile: Screen = { globals: { brand: 'jade' } }
export const Phone: Screen = { globals: { viewport: { value: 'phone' } } }
export const RightToLeft: Screen = { globals: { language: 'ar' } }
export const Loading: Screen = { args: { platform: 'late; call=/wps/system/setting/register' } }
export const Failing: Screen = { args: { platform: 'failing; call=/wps/system/setting/register' } }
export const Closed: Screen = { args: { modules: { REG3: false } } }

/** What is wrong with a field is said when it is left, not while it is typed. */
export const ErrorsOnLeaving: Screen = {
  play: async (context) => {
    await settled(context)
    const form = await formWith(context.canvasElement, 'username')
    await fill(context.userEvent, form, { username: 'ab' })
    await expect(inputOf(form, 'username')).not.toHaveAttribute('aria-invalid', 'true')
    await context.userEvent.tab()
    await waitFor(() => expect(inputOf(form, 'username')).toHaveAttribute('aria-invalid', 'true'))
  },
}
