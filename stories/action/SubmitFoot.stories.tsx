import type { Meta, StoryObj } from '@storybook/react-vite'
import { Notice, SubmitFoot } from '../../src/ui'
import { useSay } from '../support/say'

const meta = {
  title: 'Kit/Action/SubmitFoot',
  component: SubmitFoot,
  args: { label: 'Log in', busy: false },
} satisfies Meta<typeof SubmitFoot>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}
export const Busy: Story = { args: { busy: true } }
export const Refused: Story = {
  render: function Render({ label, busy }) {
    const say = useSay()
    return (
      <SubmitFoot label={say(label)} busy={busy}>
        <Notice tone="danger" alert>
          {say('Username or password is wrong. Check both and try again.')}
        </Notice>
      </SubmitFoot>
    )
  },
}
