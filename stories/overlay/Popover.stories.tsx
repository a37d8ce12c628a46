import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Popover, Stack } from '../../src/ui'
import { Said, SaidButton } from '../support/SaidButton'
import { shown } from '../support/shown'

const meta = {
  title: 'Kit/Overlay/Popover',
  component: Popover,
  args: {
    label: 'Wallets',
    trigger: <SaidButton iconEnd="chevron-down">Wallets</SaidButton>,
    children: (close) => (
      <Stack style={{ inlineSize: 260, padding: 'var(--space-4)' }}>
        <p>
          <Said>Your balance with each provider is here.</Said>
        </p>
        <SaidButton onClick={close}>Close</SaidButton>
      </Stack>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 280 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await shown(() => canvas.getByRole('group'))
  },
} satisfies Meta<typeof Popover>
export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {}
export const AtEnd: Story = {
  args: { placement: 'bottom-end' },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', justifyContent: 'end' }}>
        <Story />
      </div>
    ),
  ],
}
export const RightToLeft: Story = { globals: { language: 'ar' } }

/** What is inside may close it; Escape and a press outside close it too. */
export const Leaving: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const trigger = canvas.getByRole('button')
    const gone = () => waitFor(() => expect(canvas.queryByRole('group')).toBeNull())
    await userEvent.click(trigger)
    const inside = canvas.getAllByRole('button').at(-1)
    if (inside) await userEvent.click(inside)
    await gone()
    await userEvent.click(trigger)
    await userEvent.keyboard('{Escape}')
    await gone()
    await userEvent.click(trigger)
    await userEvent.click(canvasElement)
    await gone()
  },
}

/** Opens where a mouse rests, at once with a press. */
export const HoverIntent: Story = {
  args: { hoverIntent: true },
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button')
    await userEvent.hover(trigger)
    await shown(() => canvas.getByRole('group'))
    await userEvent.unhover(trigger)
    await waitFor(() => expect(canvas.queryByRole('group')).toBeNull())
  },
}
