import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Chip, Cluster } from '../../src/ui'
import { useSay } from '../support/say'

const meta = {
  title: 'Kit/Navigation/Chip',
  component: Chip,
  args: { children: 'Slots', onClick: fn() },
} satisfies Meta<typeof Chip>
export default meta
type Story = StoryObj<typeof meta>

export const Off: Story = {}
export const On: Story = { args: { selected: true } }
export const WithIcon: Story = { args: { icon: 'flame', children: 'Hot' } }
export const AsLink: Story = { args: { as: 'a', href: '#slots', selected: true } }
export const Row: Story = {
  render: function Render() {
    const say = useSay()
    return (
      <Cluster gap={2}>
        {['All', 'Slots', 'Live', 'Sports', 'Lottery', 'Fishing'].map((text, index) => (
          <Chip key={text} selected={index === 1}>
            {say(text)}
          </Chip>
        ))}
      </Cluster>
    )
  },
}
