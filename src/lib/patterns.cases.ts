import type { PatternId } from './patterns'

/** Values for the table test of patterns.ts: what each rule takes and refuses. */
export interface Cases {
  readonly rule?: string
  readonly accepted: readonly string[]
  readonly refused: readonly string[]
}

/** No pattern takes these, but 0 and where a row lists one of them as accepted. */
const fullWidth = 'ＡＢＣ１２３'
const emoji = '😀'
const keycap = '1️⃣'
const family = '👨‍👩‍👧'
const arabicDigits = '٠١٢٣'
const long = 'a'.repeat(5000)

const lettersAndDigits = {
  accepted: ['a', 'Z', '0', '9', 'abc123', '123abc', 'ABCxyz', '007', 'MarqueeOne1', long],
  refused: [
    '',
    ' ',
    'ab c',
    'ab_c',
    'ab-c',
    'abc!',
    'é',
    'e\u0301',
    'Ж1',
    '漢1',
    fullWidth,
    arabicDigits,
    emoji,
    keycap,
    'abc\n',
    '\u200Babc',
  ],
}

// oxfmt-ignore
export const patternCases: Readonly<Partial<Record<PatternId, Cases>>> = {
  0: {
    rule: 'any characters',
    accepted: ['', ' ', 'abc', '\n', emoji, family, fullWidth, '漢字', 'مرحبا', '\u0301', '\u0000', '\uD800', long],
    refused: [],
  },
  1: {
    rule: 'first character a letter, then letters and digits',
    accepted: ['a', 'Z', 'a1', 'Marquee', 'm4rqu33', 'ABC123', 'zZ0099', 'x9y8z7', 'Player01', long],
    refused: [
      '', '1', '1abc', ' abc', 'abc ', 'a_b', 'a-b', 'a.b', 'éa', 'aé', 'e\u0301', 'Жa', '漢a', 'ａ1', 'a１', 'a٣',
      emoji, `a${emoji}`, 'abc\n',
    ],
  },
  2: {
    rule: 'letters, Chinese characters, digits',
    accepted: ['a', '9', '漢', '汉字', '王小明', '王1', 'Li王', '𠮷野', '㐀', '人々', '〇', 'abc王123'],
    refused: [
      '', ' ', '王 明', '王·明', '王，', 'かな', 'カナ', '한글', 'Ж', 'é', '王\u0301', fullWidth, emoji, 'a_b', '王\n', '\uD842',
    ],
  },
  3: {
    rule: 'email format',
    accepted: [
      'a@b.co', 'first.last@example.com', 'a+tag@example.org', "o'neil@example.ie", 'x_y-z@sub.example.co.uk',
      '1@2.io', 'a@xn--fiqs8s.xn--fiqs8s', 'UPPER@EXAMPLE.COM', `${'a'.repeat(64)}@example.com`, 'a@b-c.de',
      '{curly}~@example.net',
    ],
    refused: [
      '', 'a', 'a@', '@b.co', 'a@b', 'a@@b.co', 'a b@c.co', 'a@b .co', '.a@b.co', 'a.@b.co', 'a..b@c.co', 'a@-b.co',
      'a@b-.co', 'a@b..co', 'a@b.c', 'a@b.1a', 'a@b.co ', 'ａ@b.co', 'a＠b.co', 'é@b.co', `${emoji}@b.co`,
      `${'a'.repeat(65)}@b.co`, `a@${'b'.repeat(64)}.co`, `a@${'b.'.repeat(130)}co`, 'a@b.co\n',
    ],
  },
  4: { rule: 'alphanumeric, no special characters', ...lettersAndDigits },
  5: { rule: 'letters and digits', ...lettersAndDigits },
  6: {
    rule: 'digits only',
    accepted: ['0', '1', '9', '00', '007', '123', '0123456789', '99999', '31415926', '1'.repeat(5000)],
    refused: [
      '', ' ', '1 2', '-1', '+1', '1.0', '1e5', '0x1', 'a', '１２３', arabicDigits, '१२३', '²', '½', '①', 'Ⅷ', keycap,
      '1\u0301', '12\n',
    ],
  },
  7: {
    rule: 'letters and digits with at least one uppercase',
    accepted: ['A', 'Z', 'aB', 'Ba', '1A', 'A1', 'abcD', 'ABC', 'zzzZ999', `${long}A`],
    refused: ['', 'a', '1', 'abc123', 'É', 'Éa', 'ＡA', 'aＡ', 'Ж', 'A b', 'A_', 'A!', `A${emoji}`, 'A\u0301', 'A\n'],
  },
  8: {
    rule: 'English letters and spaces',
    accepted: ['a', 'Z', 'John', 'John Smith', 'a b c', ' a', 'a ', 'JOHN  SMITH', 'mary ann', long],
    refused: [
      '', ' ', '   ', 'John1', "O'Neil", 'Mary-Ann', 'José', 'Jose\u0301', 'Иван', '王', 'สมชาย', 'Ｊohn', 'a\u3000b',
      'a\u00A0b', 'a\tb', 'a\n', emoji,
    ],
  },
  9: {
    rule: 'no spaces',
    accepted: ['', 'a', '1', '!@#$', 'é', '漢字', 'مرحبا', emoji, family, fullWidth, 'e\u0301', 'a_b-c', long],
    refused: [
      ' ', 'a b', ' a', 'a ', 'a\tb', 'a\nb', 'a\r', 'a\u00A0b', 'a\u3000b', 'a\u2003b', 'a\u2028b', '\uFEFFa',
      `${long} `,
    ],
  },
  10: {
    rule: 'letters and symbols',
    accepted: [
      'a', 'Abc', "O'Neil", 'a-b', 'a.b', 'a!b', '$', 'José', 'Jose\u0301', '王·明', 'Иван', 'ยุพา', 'A+B=C', '^',
      'クー、',
    ],
    refused: [
      '', ' ', 'a b', 'a1', '1', '１', '٣', emoji, family, keycap, '👍🏽', '☺️', '\u0301a', 'a\n', 'a\u00A0b', '\u3164',
      'Ⅷ',
    ],
  },
  11: {
    rule: 'date yyyy-MM-dd',
    accepted: [
      '2000-01-01', '1999-12-31', '2024-02-29', '2000-02-29', '1900-02-28', '2023-04-30', '0001-01-01', '9999-12-31',
      '1987-10-09', '2025-07-31',
    ],
    refused: [
      '', '2000-1-1', '2000/01/01', '01-01-2000', '2023-02-29', '1900-02-29', '2023-04-31', '2023-13-01',
      '2023-00-10', '2023-01-00', '2023-01-32', '0000-01-01', '20230101', ' 2023-01-01', '2023-01-01 ',
      '2023-01-01T00:00', '２０２３-01-01', '2023–01–01', '٢٠٢٣-01-01', '2023-01-01\n',
    ],
  },
  12: {
    rule: 'letters and space',
    accepted: [
      'a', 'Ana María', 'Jose\u0301 Luis', 'Иван Петров', '王 小明', 'محمد علي', 'मोहन', 'สมชาย ใจดี', '山田', '김 철수',
      'ሰላም', 'می\u200Cخواهم', 'Ａｂ',
    ],
    refused: [
      '', ' ', '   ', 'a1', '１', '٣', "O'Neil", 'a-b', 'a.b', '\u0301a', 'a \u0301b', emoji, family, 'a\u3000b',
      'a\u00A0b', 'a\tb', 'Ⅷ', '\u3164', 'a\n', '\uD800',
    ],
  },
  13: {
    rule: 'date MM-dd-yyyy',
    accepted: [
      '01-01-2000', '12-31-1999', '02-29-2024', '02-29-2000', '02-28-1900', '04-30-2023', '01-01-0001', '12-31-9999',
      '10-09-1987', '07-31-2025',
    ],
    refused: [
      '', '1-1-2000', '01/01/2000', '2000-01-01', '02-29-2023', '02-29-1900', '04-31-2023', '13-01-2023',
      '00-10-2023', '01-00-2023', '01-32-2023', '31-01-2023', '01-01-0000', '01-01-23', ' 01-01-2023', '01-01-2023 ',
      '０１-01-2023', '01-01-2023\n',
    ],
  },
  14: { rule: 'letters and digits only', ...lettersAndDigits },
  15: {
    rule: 'Korean only',
    accepted: ['가', '힣', '김철수', '한글', 'ㅋㅋ', 'ㅏ', '\u1112\u1161\u11AB', '대한민국', '박지성', '힣'.repeat(5000)],
    refused: [
      '', ' ', '김 철수', '김a', '김1', '漢', 'かな', '김!', '김·', 'ﾡ', '\u3164', '\u115F', '㈀', '김\u0301', emoji, '김\n', '김１',
    ],
  },
  16: {
    rule: 'Thai only',
    accepted: ['ก', 'ฮ', 'สมชาย', 'ใจดี', 'น้ำ', 'ผู้หญิง', 'เก่ง', 'ประเทศไทย', 'ๆ', 'ก'.repeat(5000)],
    refused: ['', ' ', 'สม ชาย', 'a', 'กa', 'ก1', 'ก๑', '฿', 'ກ', 'ខ', '\u0E48ก', 'ก!', 'ก.', emoji, 'ก\n', 'กＡ'],
  },
  17: {
    rule: 'Thai or English and spaces',
    accepted: ['a', 'Z', 'ก', 'สมชาย', 'Somchai', 'สมชาย ใจดี', 'Somchai ใจดี', ' น้ำ', 'John Smith', 'ก ข ค', long],
    refused: [
      '', ' ', '   ', 'a1', 'ก1', 'ก๑', "O'Neil", 'é', 'Иван', '漢', '\u0E48ก', 'ก \u0E48ข', 'ก\u3000ข', 'ก\n', 'Ａ',
      emoji,
    ],
  },
  18: {
    rule: 'uppercase and spaces, at least one letter',
    accepted: ['A', 'Z', 'AB', 'A B', ' A', 'A ', 'JOHN SMITH', 'JOHN  SMITH', 'A B C D', 'A'.repeat(5000)],
    refused: [
      '', ' ', '    ', 'a', 'John', 'JOHN s', 'JOHN1', "O'NEIL", 'JOSÉ', 'JOSE\u0301', 'ИВАН', 'Ａ', 'A\u3000B',
      'A\u00A0B', 'A\n', emoji,
    ],
  },
  19: {
    rule: 'letters, digits, symbols',
    accepted: ['a', 'Z', '0', '!', '~', 'aB3$', 'p@ssw0rd', '{}[]|\\', '"quoted"', '#1', long],
    refused: [
      '', ' ', 'a b', 'a ', 'é', 'e\u0301', '漢', 'Ж', fullWidth, '！', '€', arabicDigits, emoji, 'a\n', '\u007F',
      '\u0000',
    ],
  },
  20: {
    rule: 'at least one upper, lower, digit and special',
    accepted: ['aA1!', '!1Aa', 'Passw0rd!', 'xY9_', 'xY9-', 'xY9€', 'xY9·', 'éaA1!', 'aA1😀', 'Zz0~Zz0~', `${long}A1!`],
    refused: [
      '', 'aA1', 'aA!', 'a1!', 'A1!', 'AAA111!!!', 'aaa111!!!', 'aaaAAA!!!', 'aA1 !', 'aA1! ', 'aＡ1!', 'aA１!', 'aA1é',
      'aA٣!', 'aA1!\n', 'aA1!\u0000', '漢字1!',
    ],
  },
  21: {
    rule: 'full name, parts separated by a space',
    accepted: [
      'John Smith', 'Ana María López', 'J. R. Tolkien', "Sean O'Neil", 'Mary-Ann Lee', 'Jose\u0301 Luis',
      'Иван Петров', '王 小明', 'محمد علي', 'สมชาย ใจดี', 'नरेन्द्र मोदी', 'a b',
    ],
    refused: [
      '', ' ', 'John', ' John Smith', 'John Smith ', 'John  Smith', 'John Smith2', 'John 2', 'John\u3000Smith',
      'John\u00A0Smith', 'John\tSmith', 'John\nSmith', "John 'x", 'John -x', 'John \u0301x', `John ${emoji}`, '1 2',
    ],
  },
  22: {
    rule: 'full-width Japanese, no spaces',
    accepted: ['あ', 'ア', '山田', '山田太郎', 'やまだ', 'ヤマダ', 'サーバー', '佐々木', '𠮷野', 'か\u3099', '〆切', 'ジョン・スミス', 'ゝ'],
    refused: [
      '', ' ', '山田 太郎', '山田\u3000太郎', 'ﾔﾏﾀﾞ', 'abc', 'ＡＢＣ', '１', '1', '한글', 'Иван', '山田!', '山田！', '\u3099か', emoji,
      '山田\n',
    ],
  },
}

// oxfmt-ignore
export const pattern10Chinese: Cases = {
  accepted: ['王', '王小明', '阿不都·热西提', '，', '！', '「王」', '𠮷', '王!', '王-明', '。'],
  refused: ['', ' ', '王 明', 'a', '王a', '王1', '１', 'かな', '한', emoji, '$', '王\n'],
}

/** Of 11 digits. */
// oxfmt-ignore
export const mobileCases: Cases = {
  accepted: [
    '13800138000', '00000000000', '99999999999', '01234567890', '12345678901', '15912345678', '18612345678',
    '17712345678', '19912345678', '13312345678',
  ],
  refused: [
    '', '1380013800', '138001380000', '138 0013 8000', '+13800138000', '138-0013-800', '1380013800a', '１３８００１３８０００',
    '١٣٨٠٠١٣٨٠٠٠', '13800138000\n', '1380013800️⃣',
  ],
}

// oxfmt-ignore
export const formatCases: Readonly<Record<string, Cases>> = {
  username: {
    accepted: [
      'abcdef', 'abcdefghijk', 'ABCDEF', '123456', 'a_b-c1', '______', '------', 'member01', 'Player_9', 'x-1234567',
    ],
    refused: [
      '', 'abcde', 'abcdefghijkl', 'abc def', 'abc.def', 'abcdé1', 'абвгде', '漢字漢字漢字', 'ａｂｃｄｅｆ', '😀😀😀😀😀😀', 'abcdef\n',
      'abc@def',
    ],
  },
  password: {
    accepted: [
      'abcde1', '1bcdef', 'Marquee1', 'abcdefghijk1', 'a11111', '11111a', 'ABCDE1', 'Passw0rd', 'zZ9zZ9',
      '1234567890aB',
    ],
    refused: [
      '', 'abcd1', 'abcdefghijkl1', 'abcdef', '123456', 'abc 12', 'abc12!', 'abc_12', 'abcdé1', 'ａｂｃｄｅ１', 'abcde１',
      'abcde٣', '漢字abc1', 'abcde1\n', 'abcd😀1',
    ],
  },
  bankCard: {
    accepted: [
      '4111111111111111', '6222021234567890123', '0000000000000000', '12345678901234567', '123456789012345678',
      '6217000010001234567', '5500000000000004', '3530111333300000', '6011000990139424', '9999999999999999999',
    ],
    refused: [
      '', '411111111111111', '41111111111111111111', '4111 1111 1111 1111', '4111-1111-1111-1111', '411111111111111a',
      '４１１１１１１１１１１１１１１１', '٤١١١١١١١١١١١١١١١', '4111111111111111\n', '+411111111111111', '411111111111111.',
    ],
  },
  qq: {
    accepted: [
      '10000', '99999', '123456', '10000000000000', '12345678901234', '55555', '800000000', '271828182', '314159265',
      '20252025',
    ],
    refused: [
      '', '0', '01234', '1000', '100000000000000', '012345678', '1000a', '1 0000', '１００００', '١٠٠٠٠', '-10000',
      '10000\n',
    ],
  },
  email: {
    accepted: [
      'a@b.co', 'x.y@z.org', 'a+b@c.io', 'a_b@c-d.net', '123@456.com', 'A@B.CO', 'n@sub.domain.museum', 'o.o@o.oo',
      'me@xn--p1ai.xn--p1ai', 'q-q@q.qq',
    ],
    refused: [
      '', 'plain', 'a@b', '@b.co', 'a@', 'a@b.', 'a@.co', 'a b@c.co', 'a@b c.co', 'a,b@c.co', 'a@b.co,', '<a@b.co>',
      'a@b.co;c@d.co', 'ａ@b.co', '漢@b.co',
    ],
  },
  date: {
    accepted: [
      '2000-01-01', '1999-12-31', '2024-02-29', '2000-02-29', '1900-02-28', '2023-04-30', '1950-06-15', '9999-12-31',
      '1987-10-09', '2025-07-31',
    ],
    refused: [
      '', '2000-1-1', '01-01-2000', '2023-02-29', '2023-04-31', '2023-13-01', '2023-00-10', '2023-01-32', '20230101',
      '２０２３-01-01', 'today',
    ],
  },
}
