import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Button, Cluster } from '../../src/ui'
import { useSay } from '../support/say'

const meta = {
  title: 'Kit/Action/Button',
  component: Button,
  args: { children: 'Play now', onClick: fn() },
  argTypes: { variant: { control: 'inline-radio', options: ['primary', 'secondary', 'ghost', 'danger'] } },
} satisfies Meta<typeof Button>
export default meta
type Story = StoryObj<typeof meta>

export const Primary: Story = { args: { variant: 'primary' } }
export const Secondary: Story = {}
export const Ghost: Story = { args: { variant: 'ghost' } }
export const Danger: Story = { args: { variant: 'danger', children: 'Sign out' } }
export const WithIcons: Story = { args: { variant: 'primary', icon: 'play', iconEnd: 'chevron-right' } }
export const Block: Story = { args: { variant: 'primary', size: 'l', block: true } }
export const Disabled: Story = { args: { disabled: true } }
export const AsLink: Story = { args: { as: 'a', href: '#games', variant: 'ghost', children: 'All games' } }

/** Keeps its width and its focus, and ignores presses. */
export const Busy: Story = {
  args: { variant: 'primary', busy: true },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button')
    await userEvent.click(button)
    await expect(args.onClick).not.toHaveBeenCalled()
    await expect(button).toHaveFocus()
  },
}

export const Sizes: Story = {
  render: function Render({ children: _children, ...args }) {
    const say = useSay()
    return (
      <Cluster>
        <Button {...args} size="s">
          {say('Small')}
        </Button>
        <Button {...args} size="m">
          {say('Medium')}
        </Button>
        <Button {...args} size="l">
          {say('Large')}
        </Button>
      </Cluster>
    )
  },
}

export const LongText: Story = {
  args: { variant: 'primary', children: 'Einzahlungsbegrenzung für die kommenden vierundzwanzig Stunden bestätigen' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 240 }}>
        <Story />
      </div>
    ),
  ],
}
