import type { Meta, StoryObj } from '@storybook/react-vite'
import { KeptPlace } from '../../src/ui'

const meta = {
  title: 'Kit/Feedback/KeptPlace',
  component: KeptPlace,
  args: { heights: [180, 120] },
} satisfies Meta<typeof KeptPlace>
export default meta
type Story = StoryObj<typeof meta>

export const Wide: Story = {}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
