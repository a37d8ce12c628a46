import { describe, expect, it } from 'vitest'
import { loadBoundedPatterns, maxValueLength } from './boundedPattern'

const { compile } = await loadBoundedPatterns()

function matcher(source: string) {
  const compiled = compile(source)
  if (!compiled.ok) throw new Error(`${source}: ${compiled.reason}`)
  return compiled.test
}

const reasonOf = (source: string) => {
  const compiled = compile(source)
  return compiled.ok ? undefined : compiled.reason
}

describe('patterns that merchants use', () => {
  it.each<[name: string, source: string, accepted: string[], refused: string[]]>([
    [
      'letters and digits',
      '^[a-zA-Z0-9]{6,12}$',
      ['abc123', 'ABCDEF', '000000000000'],
      ['abc12', 'abc123!', 'abcdef1234567', ''],
    ],
    [
      'both kinds',
      '^(?=.*\\d)(?=.*[a-zA-Z])[0-9A-Za-z]{6,12}$',
      ['abcde1', '1abcde'],
      ['abcdef', '123456', 'abc1', 'abcd 1'],
    ],
    [
      'not one kind alone',
      '^(?![0-9]+$)(?![a-zA-Z]+$)[0-9A-Za-z]{6,16}$',
      ['abc123', '12345a'],
      ['123456', 'abcdef', 'ab1'],
    ],
    [
      'strong password',
      '^(?=.*[a-z])(?=.*[A-Z])(?=.*\\d)(?=.*[@$!%*?&])[A-Za-z\\d@$!%*?&]{8,}$',
      ['Passw0rd!'],
      ['Passw0rd', 'passw0rd!'],
    ],
    ['no repeated start', '^(?!0)[0-9]{5,14}$', ['10000'], ['01000', '1000']],
    [
      'Chinese name',
      '^[\\u4e00-\\u9fa5]{2,10}(?:·[\\u4e00-\\u9fa5]{1,10})*$',
      ['王小明', '阿不都·热西提'],
      ['王', 'Wang', '王 明'],
    ],
    ['Vietnamese name', '^[A-Za-zÀ-ỹ\\s]+$', ['Nguyễn Văn A'], ['Nguyen1', '']],
    ['mobile of China', '^1[3-9]\\d{9}$', ['13800138000'], ['12800138000', '1380013800']],
    ['mobile of Thailand', '^0[689]\\d{8}$', ['0812345678'], ['0112345678']],
    ['email', '^\\w+([-+.]\\w+)*@\\w+([-.]\\w+)*\\.\\w+([-.]\\w+)*$', ['a.b@c.co', 'x@y.z'], ['a@b', '@b.co']],
    ['email, escapes', '^[\\w\\.\\-]+@[\\w\\-]+(\\.[\\w\\-]+)+$', ['a-b@c-d.co'], ['a@b', 'a b@c.co']],
    ['dash beside a class', '^[\\w-.]+$', ['a-b.c_1'], ['a b']],
    ['dash last', '^[a-z0-9_-]{3,16}$', ['my-name_1'], ['My-name', 'ab']],
    ['open brackets in a class', '^[!@#$%^&*()_+\\-=[\\]{};\':"\\\\|,.<>/?]+$', ['[]{}\\', '/'], ['a', '']],
    ['any character', '^[\\s\\S]{1,3}$', ['a', '\n\n', '𠮷𠮷𠮷'], ['', 'abcd']],
    ['code points', '^.{1,4}$', ['𠮷野家屋', '😀😀😀😀'], ['😀😀😀😀😀', 'a\n']],
    ['surrogates written out', '^\\uD842\\uDFB7+$', ['𠮷', '𠮷𠮷'], ['\uD842', '家']],
    ['properties', '^\\p{Script=Han}+\\p{Lu}?$', ['漢字A'], ['漢字a']],
    ['alternatives are anchored together', '^cat|dog$', ['cat', 'dog'], ['cats', 'hotdog']],
    ['without anchors, the whole value', '[a-z]+', ['abc'], ['abc1', '1abc']],
    ['a slash', '^\\d{2}\\/\\d{2}$', ['01/02'], ['01-02']],
    ['case ignored', '(?i)^(?=.*x)[a-f]*X$', ['abX', 'FFx'], ['ab', 'zx']],
    ['dot with line ends', '(?s)^a.b$', ['a\nb'], ['ab']],
    ['line ends', '^a.b$', ['a-b'], ['a\nb', 'a\rb', 'a\u2028b']],
    ['spaces of any kind', '^a\\sb$', ['a b', 'a\u3000b', 'a\u00A0b', 'a\vb'], ['a_b']],
    ['named group', '^(?<year>\\d{4})$', ['2024'], ['24']],
    ['braces that count nothing', '^a{x}$', ['a{x}'], ['ax']],
    ['leading zeros', '^a{02}$', ['aa'], ['a{02}', 'a']],
    ['enclosed', '^(?:^(?=.*\\d)[a-z\\d]{2,4}$)$', ['a1'], ['ab', 'a1b2c']],
    ['enclosed in a group', '^((?=.*\\d)(?=.*[a-z]).{6,12})$', ['abcde1'], ['abcdef']],
    ['two groups, not one', '^(a)|(b)$', ['a', 'b'], ['ab', ')|(']],
    ['brackets that are characters', '^(a[(]b\\))$', ['a(b)'], ['ab']],
    ['a literal of JavaScript', '/^(?=.*x)[a-x]+$/i', ['aX'], ['a', '/ax/']],
    ['lazy', '^a+?b*?$', ['aab'], ['b']],
  ])('%s', (_name, source, accepted, refused) => {
    const test = matcher(source)
    for (const value of accepted) expect([value, test(value)]).toEqual([value, true])
    for (const value of refused) expect([value, test(value)]).toEqual([value, false])
  })
})

describe('patterns that explode elsewhere', () => {
  const units = ['a', 'b', 'aA', 'a ', '漢', '😀', 'a@']
  const ofLength = (length: number) => units.map((unit) => `${unit.repeat(length).slice(0, length - 1)}!`)

  // a matcher that goes back over what it has read would not end within the time that a test has
  it.each([
    ['(a+)+$', 0],
    ['^(a|aa)+$', 0],
    ['^(([a-z])+.)+[A-Z]([a-z])+$', 0],
    ['^(\\w+\\s?)*$', 0],
    [
      '^([a-zA-Z0-9])(([\\-.]|[_]+)?([a-zA-Z0-9]+))*(@){1}[a-z0-9]+[.]{1}(([a-z]{2,3})|([a-z]{2,3}[.]{1}[a-z]{2,3}))$',
      0,
    ],
    ['^(?=(a+)+$)(?!(b*)*$).*$', 0],
    ['((a{0,30}){0,30})', 0],
    ['.{0,1000}', 14],
    ['(.*a){20}.{200}', 1],
  ])('%s is answered: %i of the values match', (source, matching) => {
    const test = matcher(source)
    expect([...ofLength(30), ...ofLength(maxValueLength)].filter(test)).toHaveLength(matching)
    expect(ofLength(100_000).filter(test)).toEqual([])
  })
})

describe('patterns that are refused', () => {
  it.each([
    ['[a-z', 'not closed'],
    ['(a', 'not closed'],
    ['a)', 'not opened'],
    ['*a', 'nothing to repeat'],
    ['a**', 'repeated'],
    ['a{3,1}', 'out of order'],
    ['[z-a]', 'out of order'],
    ['[]', 'empty'],
    ['a\\', 'backslash'],
    ['(a)\\1', 'back'],
    ['a(?=b)', 'middle'],
    ['^.*(?=.{6,})(?=.*\\d).*$', 'middle'],
    ['(?<=a)b', 'middle'],
    ['^(?=a)b|c$', 'alternatives'],
    ['(?>a)', 'unknown kind'],
    ['a++', 'repeated'],
    ['\\Aa\\z', 'not known'],
    ['[a-z&&[^b]]', 'Java'],
    ['[[:alpha:]]', 'POSIX'],
    ['[\\uD83C-\\uDBFF]', 'half a character'],
    ['\\p{Klingon}', 'Klingon'],
    ['a{1001}', 'more than 1000'],
    ['(a{100}){100}', 'more than 1000'],
    ['(.{500}){2}x{200}', 'too large'],
    ['a'.repeat(501), 'more than 500'],
    ['('.repeat(500), 'not closed'],
  ])('%s: %s', (source, reason) => {
    expect(reasonOf(source)).toContain(reason)
  })

  it('brackets deeper than any stack are read without falling over', () => {
    expect(matcher(`${'('.repeat(240)}a${')'.repeat(240)}`)('a')).toBe(true)
  })

  it('a value longer than any field never matches', () => {
    expect(matcher('a*')('a'.repeat(maxValueLength))).toBe(true)
    expect(matcher('a*')('a'.repeat(maxValueLength + 1))).toBe(false)
  })
})
