import fc from 'fast-check'
import { parseFragment, serialize } from 'parse5'
import { beforeEach, describe, expect, test } from 'vitest'
import { allowPictures } from '../../ui/media/pictureOrigins'
import { cleanHtml } from './cleanHtml'

beforeEach(() => allowPictures(['https://images.example']))

const outside = ' target="_blank" rel="noopener noreferrer nofollow"'
const picture = ' loading="lazy" decoding="async" referrerpolicy="no-referrer"'

test.each([
  ['<h2>Rules</h2><p>One <b>account</b>.', '<h2>Rules</h2><p>One <b>account</b>.</p>'],
  ['<p>a<p>b', '<p>a</p><p>b</p>'],
  ['<a href="/pages/terms" onclick="x()">rules</a>', `<a href="/pages/terms"${outside}>rules</a>`],
  ['<a href="https://other.example/">x</a>', `<a href="https://other.example/"${outside}>x</a>`],
  ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
  ['<a href=" java&#10;script:alert(1)">x</a>', '<a>x</a>'],
  ['<a href="//evil.example">x</a>', '<a>x</a>'],
  ['<script>alert(1)</script>after', 'after'],
  ['<svg><a href="/x"><script>1</script></a></svg>after', 'after'],
  ['<math><mtext><img src=x onerror=alert(1)></mtext></math>', ''],
  ['<noscript><p title="</noscript><img src=x onerror=alert(1)>">', ''],
  ['<form><input name="password"><p>words</p></form>', '<p>words</p>'],
  ['<p style="color:red" class="x" data-a="1" id="root" dir="rtl">x</p>', '<p dir="rtl">x</p>'],
  ['<!-- a --><p>&lt;script&gt; & "signs"', '<p>&lt;script&gt; &amp; &quot;signs&quot;</p>'],
  ['<p>x style="color:red"</p>', '<p>x style=&quot;color:red&quot;</p>'],
  ['<img src="/brand/a.png" onerror="x()">', `<img src="/brand/a.png"${picture} alt="">`],
  ['<img src="https://images.example/a.png" alt="a">', `<img src="https://images.example/a.png" alt="a"${picture}>`],
  ['<img src="https://elsewhere.example/a.png" alt="<b>">', '&lt;b&gt;'],
  ['<img src="data:image/png;base64,AA" alt="a">', 'a'],
  ['<img src="/a.png" width="1" height="1">', ''],
  [
    '<p align="center">x</p><table><tr><td align="center">1',
    '<p>x</p><table><tbody><tr><td align="center">1</td></tr></tbody></table>',
  ],
  ['<p title="--><script>">x</p>', '<p>x</p>'],
])('%s', (html, cleaned) => expect(cleanHtml(html)).toBe(cleaned))

describe('whatever it is given', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      ...['<', '>', '"', "'", '&', '</', '<!--', '-->', '<![CDATA[', ']]>', '=', ' ', '\u2028', '\ud800', '&#x3c;'],
      ...['<script>', '</script>', '<svg>', '<style>', '<p>', '<a href=', 'javascript:', 'onerror=', '<img src=x'],
      ...['<table>', '<td>', '<math>', '<mtext>', '<template>', '<noscript>', '<title>', '<select>', '<textarea>'],
    ),
    fc.string({ maxLength: 6 }),
  )
  const allowed =
    /^(?:a|abbr|b|blockquote|br|caption|code|dd|del|div|dl|dt|em|figcaption|figure|h[1-6]|hr|i|img|ins|li|ol|p|pre|s|small|span|strong|sub|sup|table|tbody|td|tfoot|th|thead|time|tr|u|ul)$/
  type Tree = {
    readonly tagName?: string
    readonly attrs?: readonly { name: string; value: string }[]
    readonly childNodes?: readonly Tree[]
  }
  const elementsOf = (tree: Tree): readonly Tree[] => [tree, ...(tree.childNodes ?? []).flatMap(elementsOf)]

  test('a browser reads no element and no address from it that is not allowed', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        for (const { tagName, attrs = [] } of elementsOf(parseFragment(cleanHtml(pieces.join(''))) as Tree)) {
          if (tagName !== undefined) expect(tagName).toMatch(allowed)
          for (const { name, value } of attrs) {
            expect(name).not.toMatch(/^on|style|srcdoc/)
            if (name === 'href' || name === 'src')
              expect(value.replace(/\s/g, '')).not.toMatch(/^(?:javascript|vbscript|data):/i)
          }
        }
      }),
      { numRuns: 2_000 },
    )
  })

  test('cleaned twice it is what it was, as a browser reads it', () => {
    const flat = fc.array(
      fc.constantFrom('<p>', '</p>', '<b>', 'words', '<a href="/x">', '</a>', '<ul><li>', '&amp;'),
      { maxLength: 12 },
    )
    fc.assert(
      fc.property(flat, (pieces) => {
        const once = cleanHtml(pieces.join(''))
        expect(serialize(parseFragment(cleanHtml(once)))).toBe(serialize(parseFragment(once)))
      }),
    )
  })

  test('nested without end it is cut, and does not fall over', () => {
    expect(cleanHtml('<div>'.repeat(5_000)).length).toBeLessThan(5_000)
  })
})
