import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { fieldOf, saysWhenLeft } from '../support/formPlay'
import { PasswordStory } from '../support/PasswordStory'

/** A form that the product itself knows, drawn by Form. */
const meta = {
  title: 'Kit/Form/Password',
  component: PasswordStory,
  args: { askOld: true, onSubmit: fn() },
} satisfies Meta<typeof PasswordStory>
export default meta
type Story = StoryObj<typeof meta>

export const Change: Story = {}
export const OldOneKnown: Story = { args: { askOld: false } }
export const Sending: Story = { args: { busy: true } }

export const SaidWhenLeft: Story = {
  play: ({ canvasElement, userEvent }) => saysWhenLeft(canvasElement, userEvent, 'newPassword', 'confirmNewPassword'),
}

/** What the platform refused stands at its field, which has the focus; what no field is to blame for, above the button. */
export const Refused: Story = {
  args: { refused: { oldPassword: 'This is not your password', elsewhere: 'Ask again tomorrow' } },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const old = fieldOf(canvasElement, 'oldPassword')
    await userEvent.keyboard('{Enter}')
    await userEvent.type(old, 'Marquee1')
    await userEvent.type(fieldOf(canvasElement, 'newPassword'), 'Lantern7')
    await userEvent.type(fieldOf(canvasElement, 'confirmNewPassword'), 'Lantern7{Enter}')
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce())
    await waitFor(() => expect(old).toHaveAccessibleDescription('This is not your password'))
    await expect(old).toHaveFocus()
    await expect(canvas.getByText('Ask again tomorrow')).toBeVisible()
  },
}
