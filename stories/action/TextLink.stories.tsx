import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { TextLink } from '../../src/ui'

const meta = {
  title: 'Kit/Action/TextLink',
  component: TextLink,
  args: { children: 'Terms and conditions', href: '#terms' },
} satisfies Meta<typeof TextLink>
export default meta
type Story = StoryObj<typeof meta>

export const Accent: Story = {}
/** Underlined under the pointer only: for places that are plainly links. */
export const Quiet: Story = { args: { quiet: true } }
export const WithIcon: Story = { args: { iconEnd: 'external-link' } }
export const AsButton: Story = { args: { as: 'button', href: undefined, children: 'Forgot password?', onClick: fn() } }

export const InSentence: Story = {
  render: (args) => (
    <p style={{ maxInlineSize: '46ch' }}>
      Winnings are paid within a day. <TextLink {...args} /> say how long a withdrawal may take on holidays.
    </p>
  ),
  args: { children: 'Our terms' },
}
