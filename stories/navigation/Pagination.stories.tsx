import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Pagination } from '../../src/ui'
import { useSay } from '../support/say'

const meta = {
  title: 'Kit/Navigation/Pagination',
  component: Pagination,
  args: {
    page: 1,
    pageCount: 20,
    onPage: () => undefined,
    labels: {
      label: 'Pages',
      first: 'First',
      previous: 'Previous',
      next: 'Next',
      last: 'Last',
      page: (page) => `${page}`,
    },
  },
  render: function Render(args) {
    const [page, setPage] = useState(args.page)
    const say = useSay()
    const labels = { ...args.labels, page: (number: number) => `${say('Page')} ${number}` }
    return <Pagination {...args} labels={labels} page={page} onPage={setPage} />
  },
} satisfies Meta<typeof Pagination>
export default meta
type Story = StoryObj<typeof meta>

export const First: Story = {}
export const Middle: Story = { args: { page: 10 } }
export const Last: Story = { args: { page: 20 } }
export const Two: Story = { args: { pageCount: 2 } }
export const Thousands: Story = { args: { page: 4321, pageCount: 9876 } }
/** One page needs no pagination: nothing is drawn. */
export const One: Story = { args: { pageCount: 1 } }
export const RightToLeft: Story = { args: { page: 10 }, globals: { language: 'ar' } }

/** First, previous, pages, next, last: what leads nowhere is off. */
export const Turning: Story = {
  args: { pageCount: 5, page: 4 },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const current = () => canvasElement.querySelector('[aria-current=page]')
    const buttons = () => canvas.getAllByRole('button', { hidden: true })
    const press = async (button: HTMLElement | undefined) => {
      if (!button) throw new Error('a button of the pagination is missing')
      await userEvent.click(button)
    }
    await expect(current()).toHaveTextContent('4')
    await press(buttons().at(-2))
    await expect(current()).toHaveTextContent('5')
    await expect(buttons().at(-2)).toBeDisabled()
    await expect(buttons().at(-1)).toBeDisabled()
    await press(buttons()[1])
    await expect(current()).toHaveTextContent('4')
    await press(canvas.getByText('2'))
    await expect(current()).toHaveTextContent('2')
  },
}
