import type { Meta, StoryObj } from '@storybook/react-vite'
import { Figures } from '../../src/ui'

const meta = {
  title: 'Kit/Data/Figures',
  component: Figures,
  args: {
    figures: [
      { id: 'stake', label: 'Stake', value: '$1,240.50', icon: 'ticket' },
      { id: 'win', label: 'Win', value: '$1,302.00', icon: 'trophy' },
      { id: 'net', label: 'Net', value: '+$61.50', tone: 'success', text: '42 bets' },
    ],
  },
} satisfies Meta<typeof Figures>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {}
export const Loss: Story = { args: { figures: [{ id: 'net', label: 'Net', value: '−$61.50', tone: 'danger' }] } }
export const RightToLeft: Story = { globals: { language: 'ar' } }
