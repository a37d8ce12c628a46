import type { Meta, StoryObj } from '@storybook/react-vite'
import { Cluster, Icon, iconNames } from '../../src/ui'

const meta = {
  title: 'Kit/Icon',
  component: Icon,
  args: { name: 'heart' },
  argTypes: { name: { control: 'select', options: iconNames } },
} satisfies Meta<typeof Icon>
export default meta
type Story = StoryObj<typeof meta>

/** Beside words it is decoration and not read. */
export const Decoration: Story = {}
/** Alone it has a name. */
export const Spoken: Story = { args: { label: 'Favourite' } }
export const Filled: Story = { args: { filled: true } }
export const Sizes: Story = {
  render: (args) => (
    <Cluster>
      {[12, 16, 20, 28, 48].map((size) => (
        <Icon {...args} key={size} size={size} />
      ))}
    </Cluster>
  ),
}
/** Only those that point along the line turn round. */
export const RightToLeft: Story = {
  render: () => (
    <Cluster>
      <Icon name="chevron-right" size={28} />
      <Icon name="arrow-left" size={28} />
      <Icon name="heart" size={28} />
    </Cluster>
  ),
  globals: { language: 'ar' },
}
