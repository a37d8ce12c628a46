import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { Button, Drawer, Icon, ListRow } from '../../src/ui'
import { Said } from '../support/SaidButton'
import { shown } from '../support/shown'

const meta = {
  title: 'Kit/Overlay/Drawer',
  component: Drawer,
  args: {
    open: false,
    onClose: () => undefined,
    title: 'Menu',
    closeLabel: 'Close',
    children: (
      <>
        <ListRow as="button" title={<Said>Promotions</Said>} start={<Icon name="gift" />} />
        <ListRow as="button" title={<Said>Notices</Said>} start={<Icon name="bell" />} />
      </>
    ),
  },
  render: function Render(args) {
    const [open, setOpen] = useState(args.open)
    return (
      <>
        <Button onClick={() => setOpen(true)}>
          <Said>Open</Said>
        </Button>
        <Drawer {...args} open={open} onClose={() => setOpen(false)} />
      </>
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await shown(() => canvas.getByRole('dialog'))
  },
} satisfies Meta<typeof Drawer>
export default meta
type Story = StoryObj<typeof meta>

export const FromStart: Story = {}
export const FromEnd: Story = { args: { side: 'end' } }
export const LongText: Story = { args: { title: 'Benachrichtigungseinstellungen und Kontoverwaltung' } }
export const RightToLeft: Story = { globals: { language: 'ar' } }
export const Leaving: Story = {
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button')
    await userEvent.click(opener)
    const [close] = within(canvas.getByRole('dialog')).getAllByRole('button')
    if (close) await userEvent.click(close)
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expect(opener).toHaveFocus()
  },
}
