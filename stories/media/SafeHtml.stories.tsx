import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { SafeHtml } from '../../src/ui'

const meta = {
  title: 'Kit/Media/SafeHtml',
  component: SafeHtml,
  args: {
    html: '<h2>The week of the sea</h2><p>Every <strong>fishing</strong> game counts twice. <a href="https://www.aurora.example/terms">Terms</a> apply.</p><ul><li>Monday to Sunday</li><li>From 10.00 a round</li></ul>',
  },
} satisfies Meta<typeof SafeHtml>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {}
export const Empty: Story = { args: { html: '' } }
export const Table: Story = {
  args: {
    html: '<table><thead><tr><th>Place</th><th>Prize</th></tr></thead><tbody><tr><td>1</td><td>5,000.00</td></tr><tr><td>2</td><td>1,000.00</td></tr></tbody></table>',
  },
}
/** What runs, frames, posts or styles is taken out; the words stay. */
export const Hostile: Story = {
  args: {
    html: '<p onclick="document.title=1" style="position:fixed">Words stay.</p><script>document.title = "taken over"</script><img src="x" onerror="document.title=1" alt="A picture"><iframe src="https://evil.example"></iframe><a href="javascript:document.title=1">A link</a><form action="https://evil.example"><input name="password"></form><img src="https://evil.example/seen.gif" width="1" height="1" alt="">',
  },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => canvas.getByText('Words stay.'), { timeout: 5000 })
    await expect(
      canvasElement.querySelectorAll(
        'script, iframe, form, input, [style*=fixed], [onclick], [onerror], a[href], img[width]',
      ),
    ).toHaveLength(0)
  },
}
