import type { Meta, StoryObj } from '@storybook/react-vite'
import { MemoryRouter, useLocation } from 'react-router'
import { expect } from 'storybook/test'
import { Link } from '../../src/site/Link'

function Place() {
  const { pathname, search } = useLocation()
  return <output>{pathname + search}</output>
}

/** A link within the site: a press follows it without loading the page anew. */
const meta = {
  title: 'Kit/Navigation/Link',
  component: Link,
  args: { to: '/live?vendor=LUMA', children: 'LUMA' },
  decorators: [
    (Story) => (
      <MemoryRouter initialEntries={['/index']}>
        <p>
          <Story />
        </p>
        <Place />
      </MemoryRouter>
    ),
  ],
} satisfies Meta<typeof Link>
export default meta
type Story = StoryObj<typeof meta>

export const Followed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link'))
    await expect(canvas.getByRole('status')).toHaveTextContent('/live?vendor=LUMA')
  },
}

/** Whoever handles the press themselves keeps the place. */
export const Handled: Story = {
  args: { onClick: (event) => event.preventDefault() },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link'))
    await expect(canvas.getByRole('status')).toHaveTextContent('/index')
  },
}

/** With Ctrl or for another tab the press is the browser's. */
export const ForAnotherTab: Story = {
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link')
    let wasLeft: boolean | undefined
    const look = (event: MouseEvent) => {
      wasLeft = !event.defaultPrevented
      event.preventDefault()
    }
    addEventListener('click', look, { once: true })
    await userEvent.keyboard('{Control>}')
    await userEvent.click(link)
    await userEvent.keyboard('{/Control}')
    await expect(wasLeft).toBe(true)
    await expect(canvas.getByRole('status')).toHaveTextContent('/index')
  },
}
