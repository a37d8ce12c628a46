import type { Meta, StoryObj } from '@storybook/react-vite'
import { ProgressBar } from '../../src/ui'

const meta = {
  title: 'Kit/Feedback/ProgressBar',
  component: ProgressBar,
  args: { value: 0.64, label: 'Turnover reached' },
  argTypes: { value: { control: { type: 'range', min: 0, max: 1, step: 0.01 } } },
} satisfies Meta<typeof ProgressBar>
export default meta
type Story = StoryObj<typeof meta>

export const Partly: Story = {}
export const Empty: Story = { args: { value: 0 } }
export const Full: Story = { args: { value: 1 } }
/** Grows from the side where reading begins. */
export const RightToLeft: Story = { globals: { language: 'ar' } }
