import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { Button, ChangingFigure, Cluster } from '../../src/ui'
import { inMotion } from '../support/motion'

const meta = {
  title: 'Kit/Text/ChangingFigure',
  component: ChangingFigure,
  parameters: inMotion,
  args: { value: '1200', children: null },
  argTypes: { children: { control: false }, gainLabel: { control: false } },
  render: function Render(args) {
    const [value, setValue] = useState(args.value)
    return (
      <Cluster gap={5}>
        <strong>
          <ChangingFigure {...args} value={value}>
            {value}
          </ChangingFigure>
        </strong>
        <Button size="s" onClick={() => setValue('1320')}>
          Win
        </Button>
        <Button size="s" onClick={() => setValue('900.5')}>
          Spend
        </Button>
      </Cluster>
    )
  },
} satisfies Meta<typeof ChangingFigure>
export default meta
type Story = StoryObj<typeof meta>

export const Unchanged: Story = {}

/** What was added rises out of the figure, and goes. */
export const Gain: Story = {
  args: { gainLabel: (gain) => `+${gain} points` },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Win' }))
    await expect(await canvas.findByText('+120 points')).toHaveAttribute('aria-hidden', 'true')
    await waitFor(() => expect(canvas.queryByText('+120 points')).toBeNull(), { timeout: 5000 })
  },
}

/** A loss takes its colour for a moment, and says no more. */
export const Loss: Story = {
  args: { gainLabel: (gain) => `+${gain} points` },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Spend' }))
    const figure = await canvas.findByText('900.5')
    await expect(figure.getAnimations()).toHaveLength(1)
    await expect(canvas.queryByText(/points/)).toBeNull()
  },
}

export const RightToLeft: Story = { ...Gain, globals: { language: 'ar' } }
