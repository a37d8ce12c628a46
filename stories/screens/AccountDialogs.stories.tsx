import { expect, userEvent, waitFor } from 'storybook/test'
import type { MessageKey } from '../../src/contract/messageKeys'
import { modals } from '../../src/site/paths'
import { fill, formWith, pageOf, send, soon, word } from '../support/acts'
import { type Screen, screen, type ScreenMeta, settled } from '../support/screen'

const meta: ScreenMeta = {
  title: 'Screens/My account dialogs',
  tags: ['!autodocs'],
  ...screen,
  args: { address: '/member?page=securityCenter', viewer: 'member01' },
}
export default meta

type Play = NonNullable<Screen['play']>

/**
 * Presses the button of this name once it is there, in the page or in its dialog. As the browser does, outside of React's
 * act: within it, a part that is still to be loaded is never drawn.
 */
const press =
  (key: MessageKey): Play =>
  async ({ canvasElement }) => {
    const button = () => pageOf(canvasElement).getByRole('button', { name: word(key) })
    await soon(button)
    button().click()
  }

/** The dialog of this title stands, with all that it asks for. */
const shows =
  (key: MessageKey): Play =>
  async (context) => {
    await soon(() => pageOf(context.canvasElement).getByRole('dialog', { name: word(key) }))
    await settled(context)
  }

/** Fills the form that has these fields, and sends it. */
const sends =
  (values: Readonly<Record<string, string>>): Play =>
  async ({ canvasElement }) => {
    const form = await formWith(canvasElement, Object.keys(values)[0] ?? '')
    await fill(userEvent, form, values)
    await send(userEvent, form)
  }

const says =
  (key: MessageKey): Play =>
  async ({ canvasElement }) =>
    soon(() => pageOf(canvasElement).getAllByText(word(key))[0] ?? canvasElement)

const steps =
  (...plays: readonly Play[]): Play =>
  async (context) => {
    await settled(context)
    for (const play of plays) await play(context)
  }

const opens = (button: MessageKey, title = button) => steps(press(button), shows(title))

// how the member is reached

/** No number yet: the login password says who it is. */
export const AddMobile: Screen = {
  args: { moments: ['nothing to reach'] },
  play: opens('account.contact.addMobile'),
}
export const AddEmail: Screen = { args: { moments: ['nothing to reach'] }, play: opens('account.contact.addEmail') }
/** A code to the present one, and one to the new one. */
export const ChangeMobile: Screen = { play: opens('account.contact.changeMobile') }
export const ChangeMobileRightToLeft: Screen = { ...ChangeMobile, globals: { language: 'ar' } }
export const ChangeMobilePhone: Screen = { ...ChangeMobile, globals: { viewport: { value: 'phone' } } }
export const VerifyEmail: Screen = { play: opens('account.contact.verifyEmail') }
export const VerifyEmailCodeWrong: Screen = {
  args: { moments: ['code wrong'] },
  play: steps(
    press('account.contact.verifyEmail'),
    sends({ verificationCode: '000000' }),
    async ({ canvasElement }) => {
      const field = (await formWith(canvasElement, 'verificationCode')).elements.namedItem('verificationCode')
      await soon(() => pageOf(canvasElement).getByRole('dialog'))
      await waitFor(() => expect(field).toHaveAttribute('aria-invalid', 'true'), { timeout: 8000 })
    },
  ),
}

// passwords

const dialogAt = (modal: string) => ({ address: `/member?page=securityCenter&modal=${modal}` })
const payment = dialogAt(modals.payment)

export const LoginPassword: Screen = { args: dialogAt(modals.password), play: shows('auth.password.title') }
export const PaymentPasswordFirst: Screen = {
  args: { ...payment, moments: ['payment password missing'] },
  play: shows('paymentPassword.title'),
}
export const PaymentPasswordChange: Screen = {
  args: payment,
  play: shows('paymentPassword.title'),
}
export const PaymentPasswordWrong: Screen = {
  args: { ...payment, moments: ['wrong password'] },
  play: steps(
    sends({ paymentPassword: '000001', newPassword: '482915', confirmNewPassword: '482915' }),
    async ({ canvasElement }) => {
      const form = await formWith(canvasElement, 'paymentPassword')
      await soon(
        () => form.querySelector<HTMLElement>('[name="paymentPassword"][aria-invalid="true"]') ?? document.head,
      )
    },
  ),
}
/** A code to the verified number. */
export const PaymentPasswordForgotten: Screen = {
  args: payment,
  play: steps(forgotten, async ({ canvasElement }) => {
    await formWith(canvasElement, 'verificationCode')
  }),
}
export const PaymentPasswordForgottenWithoutPhone: Screen = {
  args: { ...payment, moments: ['mobile not verified'] },
  play: steps(forgotten, says('paymentPassword.noPhone')),
}

// Google Authenticator

export const AuthenticatorOn: Screen = {
  play: opens('account.authenticator.switchOn', 'account.authenticator.onTitle'),
}
export const AuthenticatorPasswordWrong: Screen = {
  args: { moments: ['wrong password'] },
  play: steps(press('account.authenticator.switchOn'), sends({ password: 'wrong1' }), refused),
}
/** The secret, as a picture and as text. */
export const AuthenticatorSecret: Screen = {
  play: steps(
    press('account.authenticator.switchOn'),
    sends({ password: 'Marquee1' }),
    says('account.authenticator.byHand'),
  ),
}
export const AuthenticatorSecretRightToLeft: Screen = { ...AuthenticatorSecret, globals: { language: 'ar' } }
export const AuthenticatorSecretPhone: Screen = { ...AuthenticatorSecret, globals: { viewport: { value: 'phone' } } }
export const AuthenticatorCodeWrong: Screen = {
  args: { moments: ['code wrong'] },
  play: steps(
    press('account.authenticator.switchOn'),
    sends({ password: 'Marquee1' }),
    sends({ code: '000000' }),
    refused,
  ),
}
export const AuthenticatorOff: Screen = {
  args: { moments: ['authenticator on'] },
  play: opens('account.authenticator.switchOff', 'account.authenticator.offTitle'),
}
/** Who has lost the app has the login password. */
export const AuthenticatorOffByPassword: Screen = {
  args: { moments: ['authenticator on'] },
  play: steps(press('account.authenticator.switchOff'), async ({ canvasElement }) => {
    const way = () => pageOf(canvasElement).getByRole('radio', { name: word('account.authenticator.byPassword') })
    await soon(way)
    await userEvent.click(way())
    await formWith(canvasElement, 'password')
  }),
}

// the end of the account

/** Money is left, and bets are open. */
export const CloseMoneyFirst: Screen = { play: opens('account.close.open', 'account.close.title') }
export const CloseNothingLeft: Screen = {
  args: { moments: ['nothing left'] },
  play: opens('account.close.open', 'account.close.title'),
}
/** Too little to be withdrawn is given up. */
export const CloseLittleLeft: Screen = {
  args: { moments: ['little left'] },
  play: opens('account.close.open', 'account.close.title'),
}
export const CloseLittleLeftRightToLeft: Screen = { ...CloseLittleLeft, globals: { language: 'ar' } }
export const ClosePasswordWrong: Screen = {
  args: { moments: ['nothing left', 'wrong password'] },
  play: steps(press('account.close.open'), sends({ password: 'wrong1' }), refused),
}
export const CloseFailing: Screen = {
  args: { platform: 'failing; call=/wps/member/close' },
  play: steps(press('account.close.open'), says('account.close.failed')),
}

// devices

export const SeveralDevices: Screen = {
  args: { moments: ['several devices'] },
  play: steps(async ({ canvasElement }) => {
    await soon(() => pageOf(canvasElement).getByRole('button', { name: word('account.devices.endOthers') }))
  }),
}
export const LoggedOutElsewhere: Screen = {
  args: { moments: ['several devices'] },
  play: steps(press('account.devices.endOthers'), async ({ canvasElement }) => {
    const told = word('account.devices.ended', { count: 2 })
    await soon(() => pageOf(canvasElement).getAllByText(told)[0] ?? canvasElement)
  }),
}
export const LogOutElsewhereFailing: Screen = {
  args: { moments: ['several devices'], platform: 'failing; call=/wps/member/sessions/close' },
  play: steps(press('account.devices.endOthers'), says('error.system'), async ({ canvasElement }) => {
    const button = pageOf(canvasElement).getByRole('button', { name: word('account.devices.endOthers') })
    await expect(button).toBeEnabled()
  }),
}

// picture

export const Pictures: Screen = {
  args: { moments: ['picture chosen'] },
  play: opens('account.picture.change', 'account.picture.title'),
}
export const PicturesPhone: Screen = { ...Pictures, globals: { viewport: { value: 'phone' } } }
export const PicturesFailing: Screen = {
  args: { platform: 'failing; call=/wps/relay/MCSFE_getPlayerAvatar' },
  play: steps(press('account.picture.change'), says('account.picture.failed')),
}

async function forgotten({ canvasElement }: Parameters<Play>[0]): Promise<void> {
  const way = () => pageOf(canvasElement).getByText(word('paymentPassword.forgot'))
  await soon(way)
  await userEvent.click(way())
}

/** What was refused is said at its field or above the form, and the dialog stays. */
async function refused({ canvasElement }: Parameters<Play>[0]): Promise<void> {
  const dialog = () => pageOf(canvasElement).getByRole('dialog')
  await soon(() => dialog().querySelector<HTMLElement>('[aria-invalid="true"], [role="alert"]') ?? document.head)
}
