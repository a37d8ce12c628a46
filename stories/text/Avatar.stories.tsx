import type { Meta, StoryObj } from '@storybook/react-vite'
import { Avatar, Cluster } from '../../src/ui'
import { picture } from '../support/games'

const meta = {
  title: 'Kit/Text/Avatar',
  component: Avatar,
  args: { name: 'member01' },
} satisfies Meta<typeof Avatar>
export default meta
type Story = StoryObj<typeof meta>

export const Letter: Story = {}
export const Large: Story = { args: { size: 72 } }
export const Picture: Story = { args: { src: picture('mark-reef'), size: 48 } }
export const Unnamed: Story = { args: { name: '' } }
/** The same name has the same shade everywhere. */
export const Names: Story = {
  render: (args) => (
    <Cluster>
      {['lantern', '玉石', 'صحراء', 'aurora', 'reef', 'dune'].map((name) => (
        <Avatar {...args} key={name} name={name} />
      ))}
    </Cluster>
  ),
}
