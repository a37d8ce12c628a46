import { expect, waitFor } from 'storybook/test'
import { fill, formWith, inputOf, pageOf, send, soon, word } from '../support/acts'
import { type Screen, screen, type ScreenMeta, settled } from '../support/screen'

const meta: ScreenMeta = { title: 'Screens/Login', tags: ['!autodocs'], ...screen, args: { address: '/login' } }
export default meta

type Play = NonNullable<Screen['play']>

/** Fills in the account's form and sends it. */
const logIn =
  (username: string, password = 'Marquee1'): Play =>
  async (context) => {
    await settled(context)
    const form = await formWith(context.canvasElement, 'username')
    await fill(context.userEvent, form, { username, password })
    await send(context.userEvent, form)
  }
const then =
  (first: Play, next: Play): Play =>
  async (context) => {
    await first(context)
    await next(context)
  }

export const Account: Screen = {}
export const Phone: Screen = { args: { address: '/login?way=phone' } }
export const AccountOnly: Screen = {
  args: { modules: { PHONELOGIN3: false, THIRDPARTY3: false, ONECLICKLOGIN3: false, FREEPLAY3: false } },
}
export const Narrow: Screen = { globals: { viewport: { value: 'phone' } } }
export const RightToLeft: Screen = { globals: { language: 'ar' } }

export const InDialog: Screen = {
  args: { address: '/index?modal=loginPopupModal' },
  play: async (context) => {
    await settled(context)
    await soon(() => pageOf(context.canvasElement).getByRole('dialog'))
    await formWith(context.canvasElement, 'username')
  },
}

/** The ways to log in are tabs: arrows move and select. */
export const WaysByKey: Screen = {
  globals: { direction: 'ltr' },
  play: async (context) => {
    await settled(context)
    const [first, second] = await pageOf(context.canvasElement).findAllByRole('tab')
    first?.focus()
    await context.userEvent.keyboard('{ArrowRight}')
    await expect(second).toHaveFocus()
    await expect(second).toHaveAttribute('aria-selected', 'true')
  },
}

export const WrongPassword: Screen = {
  args: { moments: ['wrong password'] },
  play: then(logIn('vip01', 'wrong1'), async ({ canvasElement }) => {
    const form = await formWith(canvasElement, 'username')
    await soon(() => pageOf(canvasElement).getAllByRole('alert')[0] ?? form)
    await expect(inputOf(form, 'username')).toHaveValue('vip01')
  }),
}

/** After some failures the platform wants to see that a person is typing. */
export const CaptchaShown: Screen = {
  args: { moments: ['captcha asked for'] },
  play: then(logIn('vip01', 'wrong1'), async ({ canvasElement }) => {
    await soon(() => pageOf(canvasElement).getByRole('img', { name: word('auth.captcha.image') }))
    await expect(inputOf(await formWith(canvasElement, 'captcha'), 'captcha')).toBeVisible()
  }),
}

/** A guarded account, from a place that it was never seen at. */
export const SecondCheck: Screen = {
  args: { moments: ['second check'], modules: { LOGINIPVERF3: true } },
  play: then(logIn('newip01'), async ({ canvasElement }) => {
    await soon(() => pageOf(canvasElement).getByText(word('auth.check.text')))
  }),
}

const changes: Play = async ({ canvasElement }) => {
  await waitFor(
    () => expect(document.querySelectorAll('dialog[open] input[type=password]').length).toBeGreaterThan(1),
    { timeout: 8000 },
  )
  await soon(() => pageOf(canvasElement).getByRole('dialog'))
}
export const DefaultPassword: Screen = {
  args: { moments: ['default password'] },
  play: then(logIn('default01', 'Welcome1'), changes),
}
export const PasswordExpired: Screen = {
  args: { moments: ['password expired'] },
  play: then(logIn('expired01'), changes),
}
export const FirstSignIn: Screen = { args: { moments: ['first sign-in'] }, play: then(logIn('newbie01'), changes) }

export const Disabled: Screen = {
  args: { moments: ['account disabled'] },
  play: then(logIn('locked01'), async ({ canvasElement }) =>
    soon(() => pageOf(canvasElement).getAllByRole('alert')[0] ?? canvasElement),
  ),
}
export const Unreachable: Screen = {
  args: { platform: 'failing; call=/wps/session/login' },
  play: then(logIn('member01'), async ({ canvasElement }) =>
    soon(() => pageOf(canvasElement).getAllByRole('alert')[0] ?? canvasElement),
  ),
}
export const Sending: Screen = { args: { platform: 'late; call=/wps/session/login' }, play: logIn('member01') }
