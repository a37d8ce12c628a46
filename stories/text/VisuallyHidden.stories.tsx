import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { VisuallyHidden } from '../../src/ui'

const meta = {
  title: 'Kit/Text/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: ' of 20' },
} satisfies Meta<typeof VisuallyHidden>
export default meta
type Story = StoryObj<typeof meta>

/** "Page 3" is seen, "Page 3 of 20" is read. */
export const BesideMessages: Story = {
  render: (args) => (
    <p>
      Page 3<VisuallyHidden {...args} />
    </p>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Page 3 of 20')
    await expect(canvasElement.querySelector('span')?.offsetWidth).toBe(1)
  },
}
