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

  test('a drawing that refers to itself, or is as deep as it is long, is counted to its end', () => {
    expect(problems('<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>')).toEqual([])
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
  ])('%s', (inside) => expect(problems(inside)).toEqual(['the picture refers to another file']))

  test.each([
    '<use href="#part"/>',
    '<image href="data:image/png;base64,iVBORw0KGgo="/>',
    '<rect fill="url(#g)" mask="url( \'#m\' )"/>',
    '<style>path { fill: #123456 }</style>',
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
  ]) {
    // one that takes more than linear time does not end before the test's time is over
    readSvg(text)
  }
})
