import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Money } from '../../src/ui'
import { useSurroundings } from '../support/surroundings'

const meta = {
  title: 'Kit/Text/Money',
  component: Money,
  args: { amount: '1234567.80', currency: 'USD', language: 'en' },
  render: function Render(args) {
    const { language } = useSurroundings()
    return <Money {...args} language={language.tag} />
  },
} satisfies Meta<typeof Money>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {}
export const Yuan: Story = { args: { currency: 'CNY' } }
export const Dirham: Story = { args: { currency: 'AED' } }
export const Negative: Story = { args: { amount: '-15.00' } }
/** A unit that ISO 4217 does not know. */
export const Points: Story = { args: { currency: 'USDT' } }
export const Hidden: Story = { args: { hidden: true, hiddenLabel: 'Balance hidden' } }
/** More digits than a float can hold. */
export const Huge: Story = {
  args: { amount: '900719925474099312345.67' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.textContent.replaceAll(/\D/g, '')).toBe('90071992547409931234567')
  },
  globals: { language: 'en' },
}
export const RightToLeft: Story = { args: { currency: 'AED' }, globals: { language: 'ar' } }
