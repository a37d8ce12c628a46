import { Activity, useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { Button, Dialog } from '../../src/ui'
import { Said, SaidButton } from '../support/SaidButton'
import { shown } from '../support/shown'

const meta = {
  title: 'Kit/Overlay/Dialog',
  component: Dialog,
  args: {
    open: false,
    onClose: () => undefined,
    title: 'Sign out',
    closeLabel: 'Close',
    children: <Said>You can come back at any time with your password.</Said>,
  },
  render: function Render(args) {
    const [open, setOpen] = useState(args.open)
    return (
      <>
        <Button onClick={() => setOpen(true)}>
          <Said>Open</Said>
        </Button>
        <Dialog
          {...args}
          open={open}
          onClose={() => {
            args.onClose()
            setOpen(false)
          }}
        />
      </>
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await shown(() => canvas.getByRole('dialog'))
  },
} satisfies Meta<typeof Dialog>
export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {}
export const Small: Story = { args: { width: 400 } }
export const WithFooter: Story = { args: { width: 400, footer: <SaidButton variant="danger">Sign out</SaidButton> } }
export const HiddenTitle: Story = { args: { hideTitle: true } }
export const LongText: Story = {
  args: {
    title: 'Bestätigung der Einzahlungsbegrenzung für die kommenden vierundzwanzig Stunden',
    children: (
      <p style={{ maxInlineSize: '60ch' }}>
        {'Die Begrenzung gilt sofort und lässt sich nicht vorzeitig aufheben. '.repeat(40)}
      </p>
    ),
    footer: <SaidButton variant="primary">Close</SaidButton>,
  },
}
export const RightToLeft: Story = { ...WithFooter, globals: { language: 'ar' } }

/** Escape and the close button leave it; focus goes back to where it came from. */
export const Leaving: Story = {
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button')
    const gone = () => waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await userEvent.click(opener)
    const dialog = canvas.getByRole('dialog')
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
    await userEvent.click(within(dialog).getByRole('button'))
    await gone()
    await expect(opener).toHaveFocus()
    await userEvent.click(opener)
    // Keys of a test are not the browser's own: its close request is asked for by name.
    canvas.getByRole('dialog').dispatchEvent(new Event('cancel', { cancelable: true }))
    await gone()
  },
}

/** A browser may close it without asking: the owner hears of it once, and the page can be used again. */
export const ClosedByBrowser: Story = {
  args: { onClose: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const opener = canvas.getByRole('button')
    await userEvent.click(opener)
    canvas.getByRole<HTMLDialogElement>('dialog').close()
    await waitFor(() => expect(canvas.queryByRole('dialog', { hidden: true })).toBeNull())
    await expect(args.onClose).toHaveBeenCalledTimes(1)
    await expect(opener).toHaveFocus()
    await expect(document.documentElement).not.toHaveAttribute('data-modal')
  },
}

/** Set aside with its page, such as for maintenance, it was not left: its owner hears nothing, and it comes back with the page. */
export const SetAside: Story = {
  args: { onClose: fn() },
  render: function Render(args) {
    const [aside, setAside] = useState(false)
    return (
      <>
        <Button onClick={() => setAside(false)}>
          <Said>Open</Said>
        </Button>
        <Activity mode={aside ? 'hidden' : 'visible'}>
          <Dialog {...args} open>
            <Button onClick={() => setAside(true)}>
              <Said>Sign out</Said>
            </Button>
          </Dialog>
        </Activity>
      </>
    )
  },
  play: async ({ args, canvas, userEvent }) => {
    const dialog = canvas.getByRole<HTMLDialogElement>('dialog')
    const closed = new Promise((resolve) => dialog.addEventListener('close', resolve, { once: true }))
    await userEvent.click(within(dialog).getByText('Sign out', { selector: 'button *' }))
    await closed
    await expect(document.documentElement).not.toHaveAttribute('data-modal')
    await userEvent.click(canvas.getByRole('button'))
    await shown(() => canvas.getByRole('dialog'))
    await expect(args.onClose).not.toHaveBeenCalled()
    // what had the focus has it again
    await expect(within(dialog).getByRole('button', { name: 'Sign out' })).toHaveFocus()
  },
}

/** What must stay is opened again, and a second Escape does not reach the browser. */
const stays: Story['play'] = async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button'))
  const dialog = canvas.getByRole<HTMLDialogElement>('dialog')
  dialog.close()
  await waitFor(() => expect(dialog.open).toBe(true))
  const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })
  dialog.dispatchEvent(escape)
  await expect(escape.defaultPrevented).toBe(true)
  await expect(args.onClose).not.toHaveBeenCalled()
}
export const StaysWhileBusy: Story = { args: { onClose: fn(), busy: true }, play: stays }
export const StaysUntilDone: Story = { args: { onClose: fn(), closable: false }, play: stays }
