/** What a pattern of the schemas of brand files asks for, in words, and one that it takes. */
export interface PatternWords {
  readonly words: string
  readonly example: string
}

const id = { words: 'a letter, then letters, digits and hyphens', example: 'my-link' }
const address = {
  words: 'a path of the site that begins with one slash, or an address that begins with https://; no spaces',
  example: '/promotions',
}
const origin = {
  words: 'scheme and host, perhaps a port, and nothing after it; small letters',
  example: 'https://images.example',
}
const host = { words: 'a host name in small letters, without https://, port or path', example: 'www.comet.example' }
const tag = {
  words: 'a language tag: small letters, then the region in capitals where there is one',
  example: 'zh-CN',
}

/** By pattern. A test sees to it that every pattern of those schemas is here, and takes its example. */
const rows: readonly (readonly [pattern: string, words: PatternWords])[] = [
  ['^[a-z][a-zA-Z0-9-]*$', id],
  ['^[a-z][a-z0-9-]*$', { words: 'small letters, digits and hyphens, a letter first', example: 'shield-check' }],
  ['^[a-z][a-z0-9-]{1,30}$', { words: '2 to 31 small letters, digits and hyphens, a letter first', example: 'aurora' }],
  [
    String.raw`^[A-Za-z0-9_-]+(/[A-Za-z0-9_-]+)*\.(svg|png|webp|avif|jpg|woff2|ico)$`,
    {
      words:
        'a file of assets/, its name of letters, digits, _ and -, that ends with .svg, .png, .webp, .avif, .jpg, .woff2 or .ico',
      example: 'logo.svg',
    },
  ],
  [String.raw`^(/[^/\\\s][^\\\s]*|https://[^\s]+)$`, address],
  [String.raw`^(/|/[^/\\\s][^\\\s]*|https://[^\s]+)$`, address],
  [String.raw`^(?=.{1,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$`, host],
  [String.raw`^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$`, host],
  ['^[a-zA-Z0-9_-]{1,40}$', { words: '1 to 40 letters, digits, _ and -', example: 'comet01' }],
  [
    String.raw`^(sandbox|https?://([a-zA-Z0-9._-]+|\[[0-9a-fA-F:.]+\])(:[0-9]{1,5})?(/[A-Za-z0-9_~-][A-Za-z0-9_.~-]*)*/?)$`,
    {
      words: '"sandbox", or an address with its scheme and without name, password and query',
      example: 'https://api.merchant.example',
    },
  ],
  [
    '^/(wps|lgw|lotto)(/[A-Za-z0-9_~-][A-Za-z0-9_.~-]*)+$',
    { words: 'a path below /wps, /lgw or /lotto', example: '/wps/relay/vendors' },
  ],
  [String.raw`^https?://(\*(\.[a-z0-9-]+){2,}|[a-z0-9-]+(\.[a-z0-9-]+)*)(:[0-9]{1,5})?$`, origin],
  [
    String.raw`^(https?://[a-z0-9-]+(\.[a-z0-9-]+)*(:[0-9]{1,5})?)?(/[A-Za-z0-9_~-][A-Za-z0-9_.~-]*)+$`,
    { words: 'an address of a file, without a query', example: 'https://captcha.example/gt4.js' },
  ],
  ['^G-[A-Z0-9]{4,16}$', { words: '"G-" and 4 to 16 capital letters and digits', example: 'G-ABC123DEF4' }],
  [
    String.raw`^https://[^\s?#]+/$`,
    {
      words: 'an address that begins with https:// and ends with a slash, without a query',
      example: 'https://stats.comet.example/',
    },
  ],
  ['^[a-z]{2,3}(-[A-Z][a-z]{3})?(-[A-Z]{2})?$', tag],
  [
    '^scrypt:(16384|32768|65536|131072):8:[1-9]:[A-Za-z0-9_-]{22,86}:[A-Za-z0-9_-]{43}$',
    {
      words: 'the line that "npm run brand -- digest" prints',
      example: `scrypt:32768:8:1:${'A'.repeat(22)}:${'A'.repeat(43)}`,
    },
  ],
  [String.raw`^https://[^\s]+$`, { words: 'an address that begins with https://', example: 'https://help.example/' }],
  ['^[A-Za-z0-9_-]{1,60}$', { words: '1 to 60 letters, digits, _ and -', example: 'AIzaSyExample' }],
  ['^[a-z][a-z0-9-]{3,40}$', { words: '4 to 41 small letters, digits and hyphens', example: 'comet-games' }],
  ['^[A-Za-z0-9:_-]{1,80}$', { words: '1 to 80 letters, digits, colons, _ and -', example: '1:1:web:1' }],
  ['^[1-9][0-9]{0,3}$', { words: '1 to 4 digits, without + and zeros before them', example: '86' }],
  [
    String.raw`^http://[a-z0-9-]+(\.[a-z0-9-]+)*(:[0-9]{1,5})?$`,
    { words: 'an origin that begins with http://', example: 'http://localhost:9099' },
  ],
  ['^#[0-9a-fA-F]{6}$', { words: '# and six digits of 0 to 9 and a to f', example: '#ff7a45' }],
  ['^[A-Za-z0-9 -]{1,40}$', { words: '1 to 40 letters, digits, spaces and hyphens', example: 'Inter' }],
  [
    `^([A-Za-z0-9 ,-]|"[A-Za-z0-9 -]{1,60}"|'[A-Za-z0-9 -]{1,60}'){1,300}$`,
    { words: 'names of typefaces with commas between', example: 'Arial, sans-serif' },
  ],
  [
    String.raw`^[A-Za-z0-9_-]+(/[A-Za-z0-9_-]+)*\.woff2$`,
    { words: 'a file of assets/ that ends with .woff2', example: 'fonts/inter.woff2' },
  ],
  ['^[0-9]{3}( [0-9]{3})?$', { words: 'three digits, or two times three with a space between', example: '400' }],
  ['^[Uu0-9A-Fa-f+,? -]+$', { words: 'ranges of characters with commas between', example: 'U+0600-06FF' }],
]

const byPattern = new Map(rows)

export const wordsOf = (pattern: string): PatternWords | undefined => byPattern.get(pattern)
