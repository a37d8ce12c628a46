import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button, Cluster, ToastHost, type ToastMessage, toastStore, useToast } from '../../src/ui'
import { Said } from '../support/SaidButton'
import { useSay } from '../support/say'

const meta = {
  title: 'Kit/Feedback/ToastHost',
  component: ToastHost,
  args: { labels: { region: 'Messages', close: 'Close' } },
  beforeEach: clear,
} satisfies Meta<typeof ToastHost>
export default meta
type Story = StoryObj<typeof meta>

/** The store belongs to the page: what an earlier story showed must not be seen here. */
function clear() {
  const wipe = () => toastStore.read().forEach(({ id }) => toastStore.dismiss(id))
  wipe()
  return wipe
}

function Buttons({ messages }: { readonly messages: readonly ToastMessage[] }) {
  const { show } = useToast()
  const say = useSay()
  return (
    <Cluster style={{ minBlockSize: 320, alignContent: 'start' }}>
      {messages.map(({ tone, text }) => (
        <Button key={text} onClick={() => show({ tone, text: say(text) })}>
          <Said>Show</Said>: {say(text).slice(0, 24)}
        </Button>
      ))}
    </Cluster>
  )
}

const draw = (messages: readonly ToastMessage[]): Story => ({
  render: (args) => (
    <>
      <Buttons messages={messages} />
      <ToastHost {...args} />
    </>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    for (const button of canvas.queryAllByRole('button')) await userEvent.click(button)
    await expect(canvasElement.ownerDocument.querySelectorAll('[aria-live] > *')).toHaveLength(
      Math.min(3, messages.length),
    )
  },
})

export const Empty: Story = { ...draw([]) }
export const Success: Story = draw([{ tone: 'success', text: 'Your password has been changed.' }])
export const EveryTone: Story = draw([
  { tone: 'accent', text: 'Draws close one minute before the hour.' },
  { tone: 'warning', text: 'This provider is under maintenance until six o’clock.' },
  { tone: 'danger', text: 'Username or password is not right.' },
])
/** At most three: the oldest goes. */
export const Many: Story = draw([
  { tone: 'accent', text: 'Draws close one minute before the hour.' },
  { tone: 'success', text: 'Your password has been changed.' },
  { tone: 'warning', text: 'This provider is under maintenance until six o’clock.' },
  { tone: 'danger', text: 'Username or password is not right.' },
])
