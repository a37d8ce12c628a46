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
/** Where it has to break, it does so between groups of digits. */
export const InANarrowPlace: Story = {
  args: { amount: '987654321098765.43', currency: 'IDR' },
  decorators: [
    (Sum) => (
      <div className="narrow" style={{ inlineSize: '6em', overflowWrap: 'anywhere' }}>
        <style>{'.narrow bdi { white-space: normal }'}</style>
        <Sum />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const sum = canvasElement.querySelector('bdi')
    const lines: string[] = []
    let last = -Infinity
    const walker = document.createTreeWalker(sum ?? canvasElement, NodeFilter.SHOW_TEXT)
    for (let text = walker.nextNode(); text !== null; text = walker.nextNode()) {
      for (const [place, letter] of [...(text.nodeValue ?? '')].entries()) {
        const range = document.createRange()
        range.setStart(text, place)
        range.setEnd(text, place + 1)
        const { top } = range.getBoundingClientRect()
        if (top > last + 4) lines.push('')
        last = top
        lines.push((lines.pop() ?? '') + letter)
      }
    }
    await expect(lines.length).toBeGreaterThan(1)
    for (const line of lines.slice(0, -1)) await expect(line).toMatch(/,$/)
  },
  globals: { language: 'en' },
}
/** The upper half of a broken sum reads as another sum: what a hand of figures makes stays on its line. */
export const UsualInANarrowPlace: Story = {
  args: { amount: '999999.99' },
  decorators: [
    (Sum) => (
      <div style={{ inlineSize: '3em', overflowWrap: 'anywhere' }}>
        <Sum />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const boxes = [...(canvasElement.querySelector('bdi')?.getClientRects() ?? [])]
    await expect(new Set(boxes.map(({ top }) => top)).size).toBe(1)
  },
  globals: { language: 'en' },
}
export const RightToLeft: Story = { args: { currency: 'AED' }, globals: { language: 'ar' } }
