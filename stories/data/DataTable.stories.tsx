import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import styled from 'styled-components'
import { Badge, type Column, DataTable } from '../../src/ui'

interface Bet {
  readonly id: string
  readonly game: string
  readonly stake: string
  readonly net: string
}

const rows: readonly Bet[] = [
  { id: 'BET00000012', game: 'Lantern Harbour', stake: '10.00', net: '+14.00' },
  { id: 'BET00000011', game: 'Cinder & Salt', stake: '2.50', net: '−2.50' },
  {
    id: 'BET00000010',
    game: 'A game whose title is much longer than anybody would expect of it',
    stake: '50.00',
    net: '0.00',
  },
]

const columns: readonly Column<Bet>[] = [
  { id: 'game', label: 'Game', card: 'title', render: ({ game }) => game },
  { id: 'id', label: 'Bet', render: ({ id }) => id },
  { id: 'status', label: 'Status', render: () => <Badge tone="success">Settled</Badge> },
  { id: 'stake', label: 'Stake', figure: true, render: ({ stake }) => stake },
  { id: 'net', label: 'Net', figure: true, card: 'lead', render: ({ net }) => net },
]

const meta = {
  title: 'Kit/Data/DataTable',
  component: DataTable<Bet>,
  args: { caption: 'Bets', columns, rows, rowKey: ({ id }) => id },
} satisfies Meta<typeof DataTable<Bet>>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {}
export const OneRow: Story = { args: { rows: rows.slice(0, 1) } }
export const RightToLeft: Story = { globals: { language: 'ar' } }

const Narrow = styled.div`
  max-inline-size: 300px;
`

/** Columns that do not fit are scrolled to, by keys too. */
export const Scrolls: Story = {
  decorators: [
    (Story) => (
      <Narrow>
        <Story />
      </Narrow>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const box = await canvas.findByRole('group', { name: 'Bets' })
    await expect(box.scrollWidth).toBeGreaterThan(box.clientWidth)
    await userEvent.tab()
    await expect(box).toHaveFocus()
  },
}
