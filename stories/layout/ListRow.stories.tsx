import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Avatar, Badge, Icon, ListRow, Panel } from '../../src/ui'
import { narrow } from '../support/narrow'

const meta = {
  title: 'Kit/Layout/ListRow',
  component: ListRow,
  args: { title: 'Security centre', text: 'Password, phone number, sessions' },
  decorators: [narrow],
} satisfies Meta<typeof ListRow>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const AsButton: Story = {
  args: { as: 'button', onClick: fn(), start: <Icon name="shield-check" />, end: <Icon name="chevron-right" /> },
}
export const AsLink: Story = { args: { as: 'a', href: '#security', end: <Icon name="chevron-right" /> } }
export const Selected: Story = { args: { as: 'button', selected: true } }
export const WithAvatar: Story = {
  args: {
    title: 'member01',
    text: undefined,
    start: <Avatar name="member01" />,
    end: <Badge tone="accent">VIP</Badge>,
  },
}
export const LongText: Story = {
  args: {
    title: 'Benachrichtigungseinstellungen für Sonderaktionen und Gewinnausschüttungen',
    text: 'Bestimmen Sie, worüber wir Sie per Kurznachricht, E-Mail oder in der Anwendung unterrichten dürfen.',
    end: <Icon name="chevron-right" />,
  },
}
export const RightToLeft: Story = { ...AsButton, globals: { language: 'ar' } }

export const InPanel: Story = {
  render: (args) => (
    <Panel flush>
      <ListRow {...args} />
      <ListRow {...args} />
    </Panel>
  ),
}
