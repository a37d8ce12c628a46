import type { Meta, StoryObj } from '@storybook/react-vite'
import { QrCode } from '../../src/ui'

const meta = {
  title: 'Kit/Media/QrCode',
  component: QrCode,
  args: { value: 'https://www.aurora.example/download', label: 'Download the app' },
} satisfies Meta<typeof QrCode>
export default meta
type Story = StoryObj<typeof meta>

export const Header: Story = { args: { size: 148 } }
export const Usual: Story = {}
export const Large: Story = { args: { size: 240 } }
export const LongAddress: Story = {
  args: { value: `https://www.aurora.example/download?from=${'lantern'.repeat(20)}`, size: 240 },
}
