import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readSvg } from './svg'

const svg = (inside: string, attributes = 'viewBox="0 0 200 50"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`
const problems = (inside: string) => readSvg(svg(inside)).problems.map(({ message }) => message)

describe('what must not be in a picture', () => {
  test.each([
    '<script>alert(1)</script>',
    '<SCRIPT/>',
    '<svg:script/>',
    '<foreignObject><p/></foreignObject>',
    '<a href="#x"><path/></a>',
    '<iframe src="#"/>',
  ])('%s', (inside) => expect(problems(inside)).toContain('the element may run or fetch something'))

  test.each([
    '<filter id="f"><feTurbulence baseFrequency=".9" numOctaves="2000000000"/></filter>',
    '<filter id="f"><feMorphology radius="60"/></filter>',
    '<filter><svg:feTile/></filter>',
  ])('%s', (inside) => expect(problems(inside)).toEqual(['the effect may take for ever to draw']))

  const levels = (count: number, attribute = '') =>
    Array.from(
      { length: count },
      (_, level) => `<g id="a${level + 1}"${attribute}>${`<use href="#a${level}"/>`.repeat(10)}</g>`,
    ).join('')
  const work = 'the drawing takes too long: its parts are repeated too often, or have too many effects'
  test('parts that are repeated a million times, or effects upon effects', () => {
    expect(problems(`<path id="a0" d="M0 0h9v9z"/>${levels(2)}<use href="#a2"/>`)).toEqual([])
    expect(problems(`<path id="a0" d="M0 0h9v9z"/>${levels(5)}<use href="#a5"/>`)).toEqual([work])
    expect(problems(`<path id="a0" d="M0 0h9v9z"/>${levels(500)}<use href="#a500"/>`)).toEqual([work])
    const blur = '<filter id="f"><feGaussianBlur stdDeviation="8 3"/></filter><path id="a0" d="M0 0h9v9z"/>'
    expect(problems(`${blur}<g filter="url(#f)"><use href="#a0"/></g>`)).toEqual([])
    expect(problems(`${blur}${levels(3, ' filter="url(#f)"')}`)).toEqual([work])
  })

  const spelt: readonly [string, (name: string) => string, string?][] = [
    ['a space before it', (name) => `<use href=" #${name}"/>`],
    ['another spelling of #', (name) => `<use href="&#35;${name}"/>`],
    ['a letter by its number', (name) => `<use href="#&#x61;${name.slice(1)}"/>`],
    ['a letter as in addresses', (name) => `<use href="#%61${name.slice(1)}"/>`],
    ['great letters', (name) => `<g mask="URL(#${name})"/>`],
    ['an escape', (name) => String.raw`<g style="mask:u\72l(#${name})"/>`],
    ['a class', (name) => `<g class="x ${name}"/>`, '.NAME{mask:url(#NAME)}'],
    ['a class in CDATA', (name) => `<g class="${name}"/>`, '<![CDATA[/*</style>*/ .y, .NAME{mask:url("#NAME")}]]>'],
    ['a class inside of a condition', (name) => `<g class="${name}"/>`, '@media all{.NAME{mask:url(#NAME)}}'],
  ]
  test.each(spelt)('a part that is repeated by %s is counted', (_, leadTo, rule = '') => {
    const drawing = (count: number) => {
      const names = Array.from({ length: count + 1 }, (__, level) => `a${level}`)
      const groups = names.slice(1).map((name, below) => `<g id="${name}">${leadTo(`a${below}`).repeat(10)}</g>`)
      const style = rule === '' ? '' : `<style>${names.map((name) => rule.replaceAll('NAME', name)).join('')}</style>`
      return `${style}<path id="a0" d="M0 0h9v9z"/>${groups.join('')}${leadTo(`a${count}`)}`
    }
    expect(problems(drawing(2))).toEqual([])
    expect(problems(drawing(6))).toEqual([work])
  })

  test('a name that is given twice is counted for both', () => {
    const heavy = `<g id="b">${'<path/>'.repeat(1_000)}</g>`
    const uses = '<use href="#b"/>'.repeat(20)
    expect(problems(`${heavy}${uses.slice(0, 160)}`)).toEqual([])
    expect(problems(`${heavy}<g id="b"/>${uses}`)).toEqual([work])
    expect(problems(`<g id="b"/>${heavy}${uses}`)).toEqual([work])
  })

  test('effects are counted whatever they are written as', () => {
    const shadow = '<svg:feGaussianBlur stdDeviation="8"/>'
    expect(problems(`<filter>${shadow.repeat(99)}</filter>`)).toEqual([])
    expect(problems(`<filter>${shadow.repeat(101)}</filter>`)).toEqual([work])
    expect(problems(`<g style="filter:${'blur(8px)'.repeat(101)}"/>`)).toEqual([work])
    expect(problems(`<style>.a{filter:blur(8px)}</style>${'<g class="a"/>'.repeat(101)}`)).toEqual([work])
  })

  test.each(['*', '.a .b', ':is(.a)', '.a.b', '[class]', '.a{fill:red} .c{& .b'])(
    'a rule for %s may paint, and refer to nothing',
    (selector) => {
      const closed = selector.includes('&') ? '}}' : '}'
      expect(problems(`<style>${selector}{fill:#123456${closed}</style>`)).toEqual([])
      expect(problems(`<style>${selector}{fill:url(#a)${closed}</style>`)).toEqual([
        'the style may repeat parts of the drawing without end',
      ])
    },
  )

  test('a drawing that refers to itself is refused; one as deep as it is long is counted to its end', () => {
    expect(problems('<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>')).toEqual([
      'the drawing refers to itself',
    ])
    const deep = 15_000
    expect(problems('<g>'.repeat(deep) + '</g>'.repeat(deep))).toEqual([])
    expect(problems(Array.from({ length: deep }, (_, at) => `<use id="a${at}" href="#a${at + 1}"/>`).join(''))).toEqual(
      [work],
    )
  })

  test.each(['<path onclick="x()"/>', "<g ONLOAD = 'x()'/>"])('%s', (inside) =>
    expect(problems(inside)).toEqual(['the attribute holds a script']),
  )

  test.each([
    '<image href="https://cdn.example/a.png"/>',
    '<use xlink:href="other.svg#a"/>',
    '<image href="data:image/svg+xml;base64,PHN2Zy8+"/>',
    '<image href="javascript:x()"/>',
    '<rect fill="url(https://cdn.example/x.svg#g)"/>',
    '<style>@import "x.css";</style>',
    '<style>path { fill: url(//cdn.example/x) }</style>',
    '<svg:style>path { fill: url(//cdn.example/x) }</svg:style>',
    String.raw`<style>path { fill: u\72l(//cdn.example/x) }</style>`,
    '<rect fill="u&#114;l(//cdn.example/x)"/>',
  ])('%s', (inside) => expect(problems(inside)).toEqual(['the picture refers to another file']))

  test.each([
    '<use href="#part"/>',
    '<image href="data:image/png;base64,iVBORw0KGgo="/>',
    '<rect fill="url(#g)" mask="url( \'#m\' )"/>',
    '<style>path { fill: #123456 }</style>',
    '<style><![CDATA[.cls-1,.cls-2{fill:url(#linear-gradient)}]]></style><path class="cls-1"/>',
    '<text>a &gt; b</text>',
    '<!-- <script> --><![CDATA[<script>]]>',
  ])('%s may be', (inside) => expect(problems(inside)).toEqual([]))

  test('entities, and XML that is not well formed, with the place', () => {
    expect(readSvg(`<!DOCTYPE svg [<!ENTITY a "b">]>${svg('')}`).problems[0]?.message).toBe('entities are not read')
    expect(readSvg(svg('<g><path></g>')).problems).toMatchObject([
      { message: "<path> is closed by another element's end" },
    ])
    expect(readSvg('<svg viewBox="0 0 1 1"><g>').problems).toMatchObject([
      { offset: 23, message: 'the element is never closed' },
    ])
    expect(readSvg('<p/>').problems).toMatchObject([{ message: 'the file is no SVG' }])
  })
})

test('size by viewBox, else by width and height', () => {
  expect(readSvg(svg(''))).toMatchObject({ width: 200, height: 50 })
  expect(readSvg(svg('', 'width="30px" height="20"'))).toMatchObject({ width: 30, height: 20 })
  expect(readSvg(svg('', 'width="100%"')).width).toBeUndefined()
})

test('a ground that covers everything', () => {
  expect(readSvg(svg('<rect width="200" height="50" fill="#fff"/><path/>')).ground).toBe('#fff')
  expect(readSvg(svg('<rect width="100%" height="100%"/>')).ground).toBe('black')
  for (const inside of [
    '<path/><rect width="200" height="50"/>',
    '<rect width="20" height="50"/>',
    '<rect width="200" height="50" fill="none"/>',
    '<rect width="200" height="50" fill-opacity="0.1"/>',
  ])
    expect(readSvg(svg(inside)).ground, inside).toBeUndefined()
})

test('colours', () => {
  const inside =
    '<path fill="#FfF"/><path style="stroke: #123456; fill:black"/><style>.a{fill:#abcdef}</style><path fill="currentColor"/>'
  expect(readSvg(svg(inside)).colours).toEqual(['#ffffff', '#000000', '#123456', '#abcdef'])
})

test('any text is read, in good time', () => {
  const parts = fc.constantFrom(
    '<',
    '>',
    '"',
    "'",
    '<svg',
    '<g ',
    '</g>',
    '<!--',
    '-->',
    '<![CDATA[',
    'href="',
    'fill=',
    '=',
    ' ',
    'url(',
    '<!DOCTYPE',
    '&',
  )
  fc.assert(
    fc.property(
      fc.array(fc.oneof(parts, fc.string())).map((list) => list.join('')),
      (text) => void readSvg(text),
    ),
    { numRuns: 300 },
  )
  for (const text of [
    '<'.repeat(200_000),
    `<a${' b="'.repeat(100_000)}`,
    '<g '.repeat(60_000),
    "<g a='".repeat(60_000),
    '<!--'.repeat(60_000),
    svg(`<style>${'a'.repeat(300_000)}</style>`),
    svg(`<style>${'a{'.repeat(100_000)}</style>`),
    svg(`<style>${'/*'.repeat(100_000)}</style>`),
    svg(`<style>${'url('.repeat(60_000)}</style>`),
    svg(`<g fill="${'url( '.repeat(60_000)}"/>`),
    svg(`<g fill="url(${' '.repeat(200_000)}"/>`),
  ]) {
    // one that takes more than linear time does not end before the test's time is over
    readSvg(text)
  }
})
