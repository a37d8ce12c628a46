import { Activity, useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button, SearchInput } from '../../src/ui'
import { narrow } from '../support/narrow'
import { Said } from '../support/SaidButton'

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
/** Set aside with its page, such as for maintenance, it keeps what was typed. */
export const SetAside: Story = {
  render: function Render(args) {
    const [value, setValue] = useState('')
    const [aside, setAside] = useState(false)
    return (
      <>
        <Activity mode={aside ? 'hidden' : 'visible'}>
          <SearchInput {...args} value={value} onValue={setValue} />
        </Activity>
        <Button aria-pressed={aside} onClick={() => setAside(!aside)}>
          <Said>Open</Said>
        </Button>
      </>
    )
  },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('searchbox')
    await userEvent.type(input, 'lantern')
    const aside = canvas.getByRole('button', { pressed: false })
    await userEvent.click(aside)
    await expect(input).not.toBeVisible()
    await userEvent.click(aside)
    await expect(input).toBeVisible()
    await expect(input).toHaveValue('lantern')
  },
}
export const RightToLeft: Story = { args: { value: 'قمر' }, globals: { language: 'ar' } }
