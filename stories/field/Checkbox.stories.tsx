import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Checkbox, TextLink } from '../../src/ui'

const meta = {
  title: 'Kit/Field/Checkbox',
  component: Checkbox,
  args: { label: 'Remember my username' },
} satisfies Meta<typeof Checkbox>
export default meta
type Story = StoryObj<typeof meta>

/** The words are part of the target. */
export const Off: Story = {
  play: async ({ canvas, userEvent, canvasElement }) => {
    const label = canvasElement.querySelector('label')
    if (label) await userEvent.click(label)
    await expect(canvas.getByRole('checkbox')).toBeChecked()
    if (label) await userEvent.click(label)
    await expect(canvas.getByRole('checkbox')).not.toBeChecked()
  },
}
export const On: Story = { args: { defaultChecked: true } }
export const WithHint: Story = { args: { hint: 'Not on a computer that others use.' } }
export const Invalid: Story = { args: { 'aria-invalid': true } }
export const Disabled: Story = { args: { disabled: true, defaultChecked: true } }
export const WithLink: Story = {
  args: {
    label: (
      <>
        I agree to the <TextLink href="#terms">terms</TextLink>
      </>
    ),
  },
}
export const LongText: Story = {
  args: {
    label:
      'Ich bestätige, dass ich mindestens achtzehn Jahre alt bin, die Allgemeinen Geschäftsbedingungen sowie die Datenschutzerklärung gelesen habe und ihnen zustimme.',
  },
}
