import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { RadioCards, type RadioCardsProps } from '../../src/ui'

function Choosing(props: RadioCardsProps<string>) {
  const [selected, setSelected] = useState(props.selected)
  return <RadioCards {...props} selected={selected} onSelect={setSelected} />
}

const meta = {
  title: 'Kit/Field/RadioCards',
  component: RadioCards,
  render: (args) => <Choosing {...args} />,
  args: {
    legend: 'How would you like to pay?',
    selected: 'bank',
    onSelect: () => undefined,
    cards: [
      {
        id: 'bank',
        icon: 'landmark',
        title: 'Bank transfer',
        text: 'From an account in your own name',
        end: '$20 – $50,000',
      },
      {
        id: 'coins',
        icon: 'coins',
        title: 'USDT (TRC20)',
        text: 'Usually credited within minutes',
        end: '$50 – $50,000',
      },
    ],
  },
} satisfies Meta<typeof RadioCards<string>>
export default meta
type Story = StoryObj<typeof meta>

/** The whole card is the target, and keys work as they do among radio buttons. */
export const Chosen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('USDT (TRC20)'))
    await expect(canvas.getByRole('radio', { name: /USDT/ })).toBeChecked()
    await userEvent.keyboard('{ArrowUp}')
    await expect(canvas.getByRole('radio', { name: /Bank/ })).toBeChecked()
  },
}
export const NothingChosen: Story = { args: { selected: undefined } }
export const WordsAlone: Story = {
  args: {
    cards: [
      { id: 'yes', title: 'Yes, all of it' },
      { id: 'no', title: 'No, nothing has arrived in my account although I have waited for longer than I was told to' },
    ],
  },
}
