import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PasswordInput } from '../../src/ui'
import { fieldOf } from '../support/FieldOf'

const meta = {
  title: 'Kit/Field/PasswordInput',
  component: PasswordInput,
  args: { labels: { show: 'Show password', hide: 'Hide password' }, autoComplete: 'new-password' },
  decorators: [fieldOf({ label: 'Password' })],
} satisfies Meta<typeof PasswordInput>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Filled: Story = { args: { defaultValue: 'Marquee1' } }
export const Weak: Story = { args: { defaultValue: 'abc123', strength: { score: 1, label: 'Easy to guess' } } }
export const Strong: Story = { args: { defaultValue: 'tide-lantern-42', strength: { score: 4, label: 'Strong' } } }
export const Disabled: Story = { args: { disabled: true } }

/** The button says what it will do; what was typed stays. */
export const Reveal: Story = {
  play: async ({ canvasElement, canvas, userEvent }) => {
    const input = canvasElement.querySelector('input')
    const reveal = canvas.getByRole('button')
    if (!input) throw new Error('there is no input')
    await userEvent.type(input, 'Marquee1')
    await expect(input).toHaveAttribute('type', 'password')
    const before = reveal.getAttribute('aria-label')
    await userEvent.click(reveal)
    await expect(input).toHaveAttribute('type', 'text')
    await expect(input).toHaveValue('Marquee1')
    await expect(reveal.getAttribute('aria-label')).not.toBe(before)
    await userEvent.click(reveal)
    await expect(input).toHaveAttribute('type', 'password')
  },
}
