import fc from 'fast-check'
import { expect, it } from 'vitest'
import { leadText, plainText } from './plainText'

it.each([
  ['<p>Win <b>twice</b></p><p>today</p>', 'Win twice today'],
  ['a<script>alert("x")</script>b', 'a b'],
  ['a<style>p{}</style>b<!-- no -->c', 'a b c'],
  ['<b>18\u00a0د.إ.</b>  now', '18\u00a0د.إ. now'],
  ['5 &lt; 6 &amp;&nbsp;more &#33;&#x21; &unknown;', '5 < 6 & more !! &unknown;'],
  ['2 < 3 and 4 > 1', '2 < 3 and 4 > 1'],
  ['cut <a href="x', 'cut'],
])('%s', (html, words) => {
  expect(plainText(html)).toBe(words)
})

it('never throws and stays on one line', () => {
  fc.assert(fc.property(fc.string(), (html) => !/[\n\r\t]/.test(plainText(html))))
})

it.each(['<script', '<a', '&#', '<!--', '<a x="'])(
  'of millions of %j no more is read than an excerpt needs',
  (part) => {
    const some = part.repeat(4_000)
    expect(plainText(part.repeat(5_000_000))).toBe(plainText(some))
    expect(plainText(`${some}<p>never read</p>`)).toBe(plainText(some))
  },
)

it.each(['<script', '<a ', '<p ', '&#', '<!--', '<a x="', '</a', '<'])(
  'of a long text of %j it is done soon',
  (part) => {
    const before = performance.now()
    plainText(part.repeat(100_000), 1_000_000)
    expect(performance.now() - before).toBeLessThan(5_000)
  },
)

it.each([
  ['<p> </p><p>Seven <em>days</em>.</p><p>Rules apply.</p>', 'Seven days.'],
  ['<h3>First</h3><ul><li>one</li></ul>', 'First'],
  ['One line<br>another', 'One line'],
  ['', ''],
])('the first words of %s', (html, words) => {
  expect(leadText(html)).toBe(words)
})
