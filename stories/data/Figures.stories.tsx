import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Figures, Money } from '../../src/ui'

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

const amount = (id: string, text: string, currency: string) => ({
  id,
  label: currency,
  value: <Money amount={text} currency={currency} language="en" />,
})

/** What a large team turns over, in currencies of many digits: each figure stays in its tile, however narrow the row. */
export const Millions: Story = {
  args: {
    figures: [
      amount('balance', '98765432109.87', 'IDR'),
      amount('deposits', '-123456789012.00', 'VND'),
      amount('turnover', '1234567890.12', 'USD'),
      amount('payout', '987654321.00', 'CNY'),
      amount('profit', '-98765432.10', 'IDR'),
    ],
  },
  play: async ({ canvasElement }) => {
    const root = document.documentElement
    const row = canvasElement.querySelector('dl')
    for (const text of ['', '200%'])
      for (const width of [288, 358, 700, 1000, 1120]) {
        root.style.fontSize = text
        if (row) row.style.inlineSize = `${width}px`
        for (const tile of canvasElement.querySelectorAll('dl > div')) {
          const figure = tile.querySelector('dd > *')?.getBoundingClientRect()
          const place = tile.getBoundingClientRect()
          await expect(figure?.right, `${width} ${text}`).toBeLessThanOrEqual(place.right)
          await expect(figure?.left, `${width} ${text}`).toBeGreaterThanOrEqual(place.left)
          await expect(place.width, `${width} ${text}`).toBeLessThanOrEqual(width)
        }
      }
    root.style.fontSize = ''
    row?.style.removeProperty('inline-size')
  },
}
