import type { Meta, StoryObj } from '@storybook/react-vite'
import { ListRow, Panel, Skeleton } from '../../src/ui'
import { narrow } from '../support/narrow'
import { SaidButton, Said } from '../support/SaidButton'

const meta = {
  title: 'Kit/Layout/Panel',
  component: Panel,
  args: { title: 'Wallets', children: <Said>Your balance with each vendor is here.</Said> },
  decorators: [narrow],
} satisfies Meta<typeof Panel>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {}
export const Untitled: Story = { args: { title: undefined } }
export const WithAction: Story = {
  args: {
    action: (
      <SaidButton size="s" variant="ghost">
        Refresh
      </SaidButton>
    ),
  },
}
export const Loading: Story = { args: { children: <Skeleton height={48} /> } }
/** Children reach the edges. */
export const Flush: Story = { args: { flush: true, children: <ListRow title="Paper Lantern" text="120.00" /> } }
export const LongText: Story = {
  args: {
    title: 'Kontobewegungen der vergangenen vierundzwanzig Stunden',
    action: <SaidButton size="s">Refresh</SaidButton>,
  },
}
