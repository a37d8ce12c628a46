import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SearchInput } from '../../src/ui'
import { narrow } from '../support/narrow'

const meta = {
  title: 'Kit/Field/SearchInput',
  component: SearchInput,
  args: { value: '', onValue: () => undefined, labels: { search: 'Search games', clear: 'Clear' } },
  decorators: [narrow],
  render: function Render(args) {
    const [value, setValue] = useState(args.value)
    return <SearchInput {...args} value={value} onValue={setValue} />
  },
} satisfies Meta<typeof SearchInput>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Filled: Story = { args: { value: 'lantern' } }
/** The button that clears is there as soon as there is something to clear. */
export const TypeAndClear: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('searchbox')
    await expect(canvas.queryByRole('button')).toBeNull()
    await userEvent.type(input, 'lantern')
    await userEvent.click(canvas.getByRole('button'))
    await expect(input).toHaveValue('')
  },
}
export const RightToLeft: Story = { args: { value: 'قمر' }, globals: { language: 'ar' } }
