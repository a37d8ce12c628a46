import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mostNested } from './markdown'
import { marksIn } from './marksOf'
import { mostPageText, readPageFile } from './pageFile'
import { renderMarkdown } from './renderMarkdown'

const read = (file: string, source: string) => readPageFile('jade', 'brands/jade', file, source)

describe('a page of a brand', () => {
  test('has its name and language in the file’s name, and its title in its first line', () => {
    expect(read('pages/terms.zh-CN.md', '\uFEFF\r\n# 条款与条件 \r\n\r\n第一条\r\n')).toEqual({
      issues: [],
      page: {
        name: 'terms',
        language: 'zh-CN',
        text: { title: '条款与条件', markdown: '\n第一条\n', line: 3, file: 'brands/jade/pages/terms.zh-CN.md' },
      },
    })
  })

  test.each([
    ['pages/terms.md', '# T\n\nx', 'the name says neither which page it is nor in which language', undefined],
    ['pages/Terms.en.md', '# T\n\nx', 'the name says neither which page it is nor in which language', undefined],
    ['pages/terms.xx.md', '# T\n\nx', 'no language of the product has this tag', undefined],
    ['pages/terms.en.md', 'Terms\n\nx', 'the page begins without a title', 1],
    ['pages/terms.en.md', '\n\n## Terms\n\nx', 'the page begins without a title', 3],
    ['pages/terms.en.md', '', 'the page begins without a title', 1],
    ['pages/terms.en.md', `# ${'T'.repeat(121)}\n\nx`, 'the page begins without a title', 1],
    ['pages/terms.en.md', '# Terms\n\n', 'the page is empty', 1],
    ['pages/terms.en.md', '# Terms\n\na\u202Eb', 'the text has a character that nobody sees', 3],
    ['pages/terms.en.md', `# Terms\n\n${'x'.repeat(mostPageText)}`, 'the page is too long', undefined],
  ])('%s is refused: %j', (file, source, message, line) => {
    const { page, issues } = read(file, source)
    expect(page).toBeUndefined()
    expect(issues).toMatchObject([{ brand: 'jade', file: `brands/jade/${file}`, message }])
    expect(issues[0]?.line).toBe(line)
  })
})

test('a page is refused from the line on that is nested too deep, however the signs are mixed', () => {
  const deep = `${'- '.repeat(mostNested)}a`
  expect(read('pages/terms.en.md', `# Terms\n\n${deep}`).issues).toEqual([])
  for (const [sign, line] of [
    [`- ${deep}`, 5],
    [`${'- > 1. '.repeat(5)}a`, 5],
    [Array.from({ length: 20 }, (_, at) => `${' '.repeat(2 * at)}- a`).join('\n'), 17],
  ] as const)
    expect(read('pages/terms.en.md', `# Terms\n\nx\n\n${sign}`).issues).toMatchObject([
      { message: 'the page is nested too deep', line },
    ])
})

const mazeText = mostPageText / 5
/** What other parsers take minutes for: each a fifth of what a page may have. */
const mazes = {
  lists: '- '.repeat(mazeText / 2),
  quotations: '> '.repeat(mazeText / 2),
  numbers: '1. '.repeat(mazeText / 3),
  emphases: '*a_'.repeat(mazeText / 3),
  'strong emphases': '**a'.repeat(mazeText / 3),
  pictures: '!['.repeat(mazeText / 2),
  brackets: '['.repeat(mazeText / 2) + ']'.repeat(mazeText / 2),
  headings: 'a\n=\n'.repeat(mazeText / 4),
  'lazy lines': `${'> '.repeat(mostNested)}a\n${'b\n'.repeat(mazeText / 2)}`,
}
test.each(Object.entries(mazes))('a page that is a maze of %s is read to its end', (_, maze) => {
  const { page } = read('pages/terms.en.md', `# T\n\n${maze}a`)
  if (page) expect(renderMarkdown(page.text.markdown, none).length).toBeGreaterThan(1_000)
})

const none = () => undefined

describe('Markdown', () => {
  test('is HTML with tables, whose columns keep their side', () => {
    expect(renderMarkdown('## A\n\n- b *c*\n\n| d | e |\n|---|--:|\n| 1 | 2 |', none)).toMatch(
      /<h2>A<\/h2>\n<ul>\n<li>b <em>c<\/em><\/li>\n<\/ul>\n<table>[^]*<td>1<\/td>\n<td align="right">2<\/td>/,
    )
  })

  test('lets through no HTML', () => {
    const html = renderMarkdown('<script>alert(1)</script> <img src=x onerror=y>\n\n<a href="x">z</a> <b>c</b>', none)
    expect(html).not.toMatch(/<(script|img|a|b)\b/)
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  })

  test.each([
    'javascript:alert(1)',
    'data:text/html,x',
    '//host.example/',
    '\\\\\\\\host.example',
    '../brand.json',
    'privacy',
    '#fees',
    'ftp://host.example/',
    'https://user:word@host.example/',
  ])('a link to %s is its words', (address) => {
    expect(renderMarkdown(`a [*b*](<${address}>) c`, none)).toBe('<p>a <em>b</em> c</p>\n')
  })

  test.each([
    'https://host.example/',
    'http://host.example/',
    '/pages/about',
    'mailto:a@b.example',
    'tel:+4930',
    '#top',
  ])('a link to %s is one', (address) => {
    expect(renderMarkdown(`[b](${address})`, none)).toBe(`<p><a href="${address}">b</a></p>\n`)
  })

  test('a picture is one of the brand’s assets, or the words that describe it', () => {
    const address = (file: string) => (file.startsWith('maps/city') ? `/brand/0123456789ab/${file}` : undefined)
    expect(renderMarkdown('![The *city*](../assets/maps/city-1.webp)', address)).toBe(
      '<p><img src="/brand/0123456789ab/maps/city-1.webp" alt="The city"></p>\n',
    )
    for (const source of [
      '../assets/x.png',
      '<../assets/maps/city 1.webp>',
      '../assets/maps/city%231.webp',
      '../assets/maps/cityü.webp',
      '/wps/system/status',
      'https://host.example/x.png',
      '../assets/%',
      'data:image/png;base64,x',
    ])
      expect(renderMarkdown(`![a <b> & c](${source})`, address)).toBe('<p>a &lt;b&gt; &amp; c</p>\n')
  })

  test('never throws, and shows no HTML, whatever stands in a file', () => {
    fc.assert(
      fc.property(
        fc
          .array(
            fc.oneof(
              fc.string({ unit: 'grapheme', maxLength: 20 }),
              fc.constantFrom('<b>', '</b>', '<', '>', '\n', '`', '<!-- x -->', '[a](/pages/b)', '![', '](', '- ', '|'),
            ),
            { maxLength: 15 },
          )
          .map((parts) => parts.join('')),
        (text) => {
          const html = renderMarkdown(text, none)
          const tags = html.match(/<\/?[^\s>]*/g) ?? []
          expect(
            tags.filter(
              (tag) =>
                !/^<\/?(p|a|em|strong|s|code|pre|h[1-6]|hr|br|ul|ol|li|blockquote|table|t(head|body|r|h|d))$/.test(tag),
            ),
          ).toEqual([])
          for (const { text: piece } of marksIn(text).html) expect(piece).toMatch(/^\s*</)
        },
      ),
    )
  })

  test('an empty quotation is read', () => {
    expect(marksIn('>\n')).toEqual({ links: [], pictures: [], html: [] })
  })

  test('its links, pictures and HTML are found where they stand, and not where they are code', () => {
    expect(
      marksIn('[a](/pages/b)\nand [c][d]\n\n`[e](/f)`\n\n- x\n- y <b>\n  ![g](h.png)\n\n[d]: https://g.example/ "h"'),
    ).toEqual({
      links: [
        { text: '/pages/b', line: 1 },
        { text: 'https://g.example/', line: 2 },
      ],
      html: [{ text: '<b>', line: 7 }],
      pictures: [{ text: 'h.png', line: 8 }],
    })
  })
})
