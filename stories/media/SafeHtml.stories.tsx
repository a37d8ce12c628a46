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
/** Columns are aligned as their author says; one wider than its place fades, has a name and is scrolled by keys. */
export const WideTable: Story = {
  args: {
    html: `<h2>Fees</h2><table align="right"><thead><tr><th>What</th><th align="right">Amount</th><th align="center">When</th><th>Remarks</th></tr></thead><tbody><tr><td>${'Donaudampfschifffahrt'.repeat(6)}</td><td align="right">5,000.00</td><td align="center">never</td><td>Somewhat longer remarks than there is room for in a line</td></tr></tbody></table><p align="center">After it.</p>`,
  },
  decorators: [
    (Shown) => (
      <div style={{ inlineSize: 320 }}>
        <Shown />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    const table = await canvas.findByRole('table', { name: 'Fees' })
    await waitFor(() => expect(table).toHaveAttribute('tabindex', '0'))
    await expect(getComputedStyle(table).getPropertyValue('--fade-right')).toBe('28px')
    await expect(canvasElement.querySelectorAll('table[align], p[align]')).toHaveLength(0)
    const [long, amount, when] = canvas.getAllByRole('cell')
    await expect(amount && getComputedStyle(amount).textAlign).toBe('end')
    await expect(when && getComputedStyle(when).textAlign).toBe('center')
    // one word does not take the whole width
    await expect(long?.clientWidth).toBeLessThan(300)
  },
}
/** Headings keep their order, and what is typed runs from left to right in an Arabic text too. */
export const Structure: Story = {
  args: {
    html: `${[2, 3, 4, 5, 6].map((level) => `<h${level}>عنوان ${level}</h${level}>`).join('')}<p lang="en" dir="ltr">In English</p><p>اكتب <code>npm run brand -- new</code> ثم:</p><pre><code>npm run brand -- new comet --yes</code></pre>`,
  },
  decorators: [
    (Shown) => (
      <div dir="rtl" lang="ar">
        <Shown />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { level: 2 })
    const styles = canvas.getAllByRole('heading').map((heading) => getComputedStyle(heading))
    const looks = styles.map(({ fontSize, fontWeight, fontFamily }) => `${fontSize} ${fontWeight} ${fontFamily}`)
    await expect(new Set(looks).size).toBe(5)
    const sizes = styles.map(({ fontSize }) => parseFloat(fontSize))
    await expect(sizes).toEqual(sizes.toSorted((a, b) => b - a))
    await expect(canvas.getByText('In English')).toHaveAttribute('dir', 'ltr')
    await expect(canvas.getByText('In English')).toHaveAttribute('lang', 'en')
    for (const code of canvasElement.querySelectorAll('pre, code'))
      await expect(getComputedStyle(code).direction).toBe('ltr')
  },
}
/** What runs, frames, posts or styles is taken out; the words stay. */
export const Hostile: Story = {
  args: {
    html: '<p onclick="document.title=1" style="position:fixed">Words stay.</p><script>document.title = "taken over"</script><img src="x" onerror="document.title=1" alt="A picture"><iframe src="https://evil.example"></iframe><a href="javascript:document.title=1">A link</a><form action="https://evil.example"><input name="password"></form><img src="https://evil.example/seen.gif" width="1" height="1" alt="A counter">',
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
