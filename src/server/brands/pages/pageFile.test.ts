import fc from 'fast-check'
import { micromark } from 'micromark'
import { describe, expect, test } from 'vitest'
import { marksOf } from './marksOf'
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

describe('Markdown', () => {
  test('is HTML with tables', () => {
    expect(renderMarkdown('## A\n\n- b *c*\n\n| d | e |\n|---|---|\n| 1 | 2 |')).toMatch(
      /<h2>A<\/h2>\n<ul>\n<li>b <em>c<\/em><\/li>\n<\/ul>\n<table>[^]*<td>2<\/td>/,
    )
  })

  test('lets through no HTML and no address of a script', () => {
    const html = renderMarkdown(
      '<script>alert(1)</script> <img src=x onerror=y>\n\n[a](javascript:alert(1)) ![b](data:text/html,x)\n\n<a href="x">z</a>',
    )
    expect(html).not.toMatch(/<(script|img src=x|a href="x")|javascript:|data:/)
  })

  test('never throws, whatever stands in a file', () => {
    fc.assert(
      fc.property(
        fc
          .array(
            fc.oneof(
              fc.string({ unit: 'grapheme', maxLength: 20 }),
              fc.constantFrom('<b>', '</b>', '<', '>', '\n', '`', '<!-- x -->', '[a](/pages/b)'),
            ),
            { maxLength: 15 },
          )
          .map((parts) => parts.join('')),
        (text) => {
          expect(renderMarkdown(text)).not.toMatch(/<script/i)
          // what stands there with HTML allowed, and not without, is HTML
          const isHtml = micromark(text, { allowDangerousHtml: true }) !== micromark(text)
          expect(marksOf(text).html.length > 0).toBe(isHtml)
        },
      ),
    )
  })

  test('an empty quotation is read', () => {
    expect(marksOf('>\n')).toEqual({ links: [], html: [] })
  })

  test('its links are found, inline and by definition, and not where they are code', () => {
    expect(marksOf('[a](/pages/b) and [c][d]\n\n`[e](/f)`\n\n[d]: https://g.example/ "h"').links).toEqual([
      { text: '/pages/b', line: 1 },
      { text: 'https://g.example/', line: 5 },
    ])
  })
})
