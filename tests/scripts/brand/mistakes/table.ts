import { page, png, svg, type Edit } from './goodFolder'

export interface Mistake {
  readonly mistake: string
  readonly edit: Edit
  /** `warning`: it is served all the same. `error`: the change is not. `elsewhere`: an error, and served on what is left. */
  readonly is: 'error' | 'warning' | 'elsewhere'
  /** What `check` and the server's log say: place, words, what was found; then how to mend it, or what is allowed. */
  readonly says: readonly string[]
}

const error = (mistake: string, edit: Edit, ...says: readonly string[]): Mistake => ({
  mistake,
  edit,
  is: 'error',
  says,
})
const warning = (mistake: string, edit: Edit, ...says: readonly string[]): Mistake => ({
  mistake,
  edit,
  is: 'warning',
  says,
})

const brand = (parts: object): Edit => ({ brand: parts })
const slot = (name: string, override: object): Edit => brand({ slots: { [name]: override } })
const link = (more: object) => ({ id: 'mine', label: 'Mine', href: '/promotions', ...more })
const file = (name: string, content: string | Uint8Array | object | undefined): Edit => ({ files: { [name]: content } })
const asset = (key: string, name: string, content: string | Uint8Array): Edit => ({
  brand: { assets: { logo: 'logo.svg', [key]: name } },
  files: { [`assets/${name}`]: content },
})
const logo = (name: string, content: string | Uint8Array): Edit => ({
  brand: { assets: { logo: name } },
  files: { 'assets/logo.svg': undefined, [`assets/${name}`]: content },
})
const theme = (content: object): Edit => file('theme.json', content)
const locale = (texts: object, tag = 'en'): Edit => file(`locales/${tag}.json`, texts)
const jurisdiction = { authority: 'Office of Tests' }
const licensed = (parts: object): Edit =>
  brand({ jurisdiction, footer: { licence: 'Licensed by the Office of Tests' }, ...parts })
const hides = (name: string, id: string): Edit => licensed({ slots: { [name]: { hide: [id] } } })
const other = { name: 'Other', merchant: 'other', help: { terms: '/helpmc?article=terms' } }

/** A mistake stands here once, with all that is said of it; `mistakes.test.ts` makes each and asks check and server. */
export const mistakes: readonly Mistake[] = [
  // how brand.json is written
  error(
    'a comma is missing',
    { text: (json) => json.replace('"Mine",', '"Mine"') },
    'brand.json:3 $.merchant: the file cannot be read: comma expected; found "\\"". Allowed: JSON; comments and trailing commas too',
  ),
  error(
    'a bracket is missing',
    { text: (json) => json.replace(/\}\s*$/, '') },
    'brand.json:20: the file cannot be read: close brace expected; found the end of the file. Allowed: JSON; comments and trailing commas too',
  ),
  error(
    'single quotes',
    { text: (json) => json.replaceAll('"', "'") },
    `brand.json:2: the file cannot be read: invalid symbol; found "'". Allowed: JSON; comments and trailing commas too`,
  ),
  error(
    'an empty file',
    { text: () => '' },
    'brand.json:1: the file cannot be read: value expected; found the end of the file. Allowed: JSON; comments and trailing commas too',
  ),
  error(
    'a text after the end',
    { text: (json) => `${json}\nend` },
    'brand.json:21: the file cannot be read: invalid symbol; found "end". Allowed: JSON; comments and trailing commas too',
  ),
  error(
    'a key twice',
    { text: (json) => json.replace('"name"', '"name": "First",\n  "name"') },
    'brand.json:3 $.name: the key is repeated; found "name" a second time. Allowed: each key once',
  ),
  error(
    'a list where an object belongs',
    { text: () => '[]' },
    "brand.json:1: the value has the wrong type; found []. Allowed: an object (One brand: identity, domains, platform, languages, layout choices and overrides. The folder's name is the brand's id. Comments are allowed)",
  ),
  error(
    'saved as Latin-1',
    { text: (json) => Buffer.from(json.replace('Mine', 'Möwe'), 'latin1') },
    'brand.json:2: the file is not saved as UTF-8; found the byte F6 (hexadecimal). Save it again, with the encoding UTF-8.',
  ),
  error(
    'saved as UTF-16',
    { text: (json) => Buffer.from(`\ufeff${json}`, 'utf16le') },
    'brand.json:1: the file is not saved as UTF-8; found the byte FF (hexadecimal). Save it again, with the encoding UTF-8.',
  ),
  error(
    'no brand.json',
    file('brand.json', undefined),
    "brand.json: the file is missing; found nothing. Allowed: a file brand.json in the brand's folder",
  ),
  error(
    'a folder with capitals',
    { id: 'My Brand' },
    `brands/My Brand: the folder's name cannot be a brand's id; found "My Brand". Allowed: 2 to 31 small letters, digits and hyphens, a letter first, no hyphen last; neither "none" nor "other"`,
  ),
  error(
    'a folder that is called as metrics call all others',
    { id: 'other' },
    `brands/other: the folder's name cannot be a brand's id; found "other". Allowed: 2 to 31 small letters, digits and hyphens, a letter first, no hyphen last; neither "none" nor "other"`,
  ),
  error(
    'an unknown key',
    { text: (json) => json.replace('"name"', '"nmae"') },
    'brand.json:2 $.nmae: the key is unknown; found "nmae". Did you mean "name"?',
  ),

  // files that nothing reads
  error(
    'Brand.json',
    { text: (json) => json, files: { 'brand.json': undefined, 'Brand.json': '{}' } },
    'Brand.json: the name is read in small letters alone; found "Brand.json". Rename it to brand.json.',
    "brand.json: the file is missing; found nothing. Allowed: a file brand.json in the brand's folder",
  ),
  error(
    'Theme.json',
    { files: { 'theme.json': undefined, 'Theme.json': '{}' } },
    'Theme.json: the name is read in small letters alone; found "Theme.json". Rename it to theme.json.',
  ),
  error(
    'Assets',
    file('Assets/logo.svg', svg()),
    'Assets: the name is read in small letters alone; found "Assets". Rename it to assets.',
  ),
  warning(
    'a copy made by a file manager',
    file('brand copy.json', '{}'),
    'brand copy.json: nothing reads it; found "brand copy.json". It looks like a copy of brand.json: delete it, or keep it elsewhere.',
  ),
  warning(
    'a copy made by a browser',
    file('brand (1).json', '{}'),
    'brand (1).json: nothing reads it; found "brand (1).json". It looks like a copy of brand.json: delete it, or keep it elsewhere.',
  ),
  warning(
    'a copy made by an editor',
    file('theme.json~', '{}'),
    'theme.json~: nothing reads it; found "theme.json~". It looks like a copy of theme.json: delete it, or keep it elsewhere.',
  ),
  warning(
    'a copy of a text file',
    file('locales/en.json.bak', '{}'),
    'locales/en.json.bak: nothing reads it; found "en.json.bak". It looks like a copy of locales/en.json: delete it, or keep it elsewhere.',
  ),
  warning(
    'a folder of another name',
    file('locale/en.json', '{}'),
    'locale: nothing reads it; found "locale". Did you mean locales?',
  ),
  warning(
    'a page outside of pages',
    file('terms.en.md', page('Terms')),
    'terms.en.md: nothing reads it; found "terms.en.md". Move it to pages/terms.en.md.',
  ),
  warning(
    'a picture outside of assets',
    file('banner.png', png(1200, 400, false)),
    'banner.png: nothing reads it; found "banner.png". Move it to assets/banner.png.',
  ),
  warning(
    'a text of a page that is no Markdown file',
    file('pages/terms.en.txt', 'Terms'),
    'pages/terms.en.txt: nothing reads it; found "terms.en.txt". Name it as the others are, or keep it elsewhere.',
  ),

  // who it is
  error(
    'an empty name',
    brand({ name: '' }),
    `brand.json:2 $.name: the text is too short; found "". Allowed: a text of at least 1 character (Name shown to players and in the browser's title)`,
  ),
  error(
    'a name that is a number',
    brand({ name: 7 }),
    "brand.json:2 $.name: the value has the wrong type; found 7. Allowed: a text of at least 1 character (Name shown to players and in the browser's title)",
  ),
  error(
    'a name with a character that nobody sees',
    brand({ name: 'Mi\u200Bne' }),
    'brand.json:2 $.name: the text has a character that nobody sees; found U+200B. Allowed: characters that can be seen, spaces and ends of lines',
  ),
  warning(
    'a text that is empty',
    brand({ tagline: ' ' }),
    'brand.json:20 $.tagline: the text is empty: nothing stands in its place; found " ". Write it, or take the key out.',
  ),
  warning(
    'HTML in a text',
    brand({ tagline: 'Play <b>now</b>' }),
    'brand.json:20 $.tagline: HTML in a text is shown as it is written; found "<b>". Write the text alone.',
  ),
  warning(
    'a text that leaves a language out',
    brand({ tagline: { en: 'Play' } }),
    'brand.json:20 $.tagline: its readers see the text in another language (en first); found nothing in ar. Add "ar": "…" to it.',
  ),
  error(
    'a text in a language that there is not',
    brand({ tagline: { en: 'Play', ar: 'العب', zh: '玩' } }),
    'brand.json:23 $.tagline.zh: no language of the product has this tag; found "zh". Did you mean "zh-CN"?',
  ),
  error(
    'a domain with its scheme',
    brand({ domains: ['https://www.mine.example'] }),
    'brand.json:5 $.domains[0]: the value has the wrong form; found "https://www.mine.example". Allowed: a host name in small letters, without https://, port or path, such as "www.comet.example" (Host name without scheme or port)',
  ),
  error(
    'a domain with a port',
    brand({ domains: ['www.mine.example:443'] }),
    'brand.json:5 $.domains[0]: the value has the wrong form; found "www.mine.example:443". Allowed: a host name in small letters, without https://, port or path, such as "www.comet.example" (Host name without scheme or port)',
  ),
  error(
    'a domain in capitals',
    brand({ domains: ['WWW.mine.example'] }),
    'brand.json:5 $.domains[0]: the value has the wrong form; found "WWW.mine.example". Allowed: a host name in small letters, without https://, port or path, such as "www.comet.example" (Host name without scheme or port)',
  ),
  error(
    'a domain with a star',
    brand({ domains: ['*.mine.example'] }),
    'brand.json:5 $.domains[0]: the value has the wrong form; found "*.mine.example". Allowed: a host name in small letters, without https://, port or path, such as "www.comet.example" (Host name without scheme or port)',
  ),
  error(
    'a domain in another script',
    brand({ domains: ['xn--a.example'] }),
    'brand.json:5 $.domains[0]: the address cannot be used; found "xn--a.example". Allowed: a host name such as www.comet.example',
  ),
  error(
    'the address of another brand',
    brand({ domains: ['other.localhost'] }),
    'brand.json:5 $.domains[0]: names under .localhost belong to the brands of those ids; found "other.localhost". Allowed: mine.localhost, or a domain of the brand',
  ),
  {
    ...error(
      'a domain that another brand has',
      {
        brand: { domains: ['www.other.example'] },
        others: { all: { 'brand.json': { ...other, domains: ['www.other.example'] } } },
      },
      'brand.json:5 $.domains[0]: the host belongs to brand "all"; found "www.other.example". Take the host out of one of the two files.',
    ),
    is: 'elsewhere',
  },
  error(
    'a merchant code with a space',
    brand({ merchant: 'my merchant' }),
    'brand.json:3 $.merchant: the value has the wrong form; found "my merchant". Allowed: 1 to 40 letters, digits, _ and -, such as "comet01" (Merchant code, sent with every call)',
  ),
  warning(
    "another brand's merchant",
    {
      brand: { merchant: 'other' },
      others: { another: { 'brand.json': other } },
    },
    'brand.json:3 $.merchant: brand "another" has the same merchant code: both show the same players and their money; found "other". Write the code that the platform gave this brand. Where they belong together, a base says it: "abstract" or "group".',
  ),
  warning(
    "a base brand's merchant",
    {
      brand: { extends: 'another', merchant: undefined },
      others: { another: { 'brand.json': { ...other, name: undefined, help: {} } } },
    },
    'brand.json:19 $.extends: brand "another" has the same merchant code: both show the same players and their money; found "other". Write the code that the platform gave this brand. Where they belong together, a base says it: "abstract" or "group".',
  ),

  // the platform
  error(
    'a platform without its scheme',
    brand({ platform: { url: 'api.merchant.example' } }),
    'brand.json:21 $.platform.url: the value has the wrong form; found "api.merchant.example". Allowed: "sandbox", or an address with its scheme and without name, password and query, such as "https://api.merchant.example" (Address of the platform, such as https://api.merchant.example, without a name or password; http for hosts of the deployment\'s own network alone; or `sandbox` for the one that comes with the product)',
  ),
  error(
    'a platform in the open',
    brand({ platform: { url: 'http://api.merchant.example' } }),
    'brand.json:21 $.platform.url: the address cannot be used; found "http://api.merchant.example". Write https://.',
  ),
  error(
    'a platform with a password',
    brand({ platform: { url: 'https://me:secret@api.merchant.example' } }),
    'brand.json:21 $.platform.url: the value has the wrong form; found "https:…@api.merchant.example". Allowed: "sandbox", or an address with its scheme and without name, password and query, such as "https://api.merchant.example" (Address of the platform, such as https://api.merchant.example, without a name or password; http for hosts of the deployment\'s own network alone; or `sandbox` for the one that comes with the product)',
  ),
  error(
    'a platform with a query',
    brand({ platform: { url: 'https://api.merchant.example?x=1' } }),
    'brand.json:21 $.platform.url: the value has the wrong form; found "https://api.merchant.example?x=1". Allowed: "sandbox", or an address with its scheme and without name, password and query, such as "https://api.merchant.example" (Address of the platform, such as https://api.merchant.example, without a name or password; http for hosts of the deployment\'s own network alone; or `sandbox` for the one that comes with the product)',
  ),
  warning(
    'a platform where calls begin',
    brand({ platform: { url: 'https://api.merchant.example/wps' } }),
    'brand.json:21 $.platform.url: calls begin with /wps themselves, so they would ask for /wps twice; found "https://api.merchant.example/wps". Write "https://api.merchant.example".',
  ),
  error(
    'frames from everywhere',
    brand({ platform: { frames: ['*'] } }),
    'brand.json:22 $.platform.frames[0]: the value has the wrong form; found "*". Allowed: scheme and host, perhaps a port, and nothing after it; small letters, such as "https://images.example" (Origin, such as https://games.example. In https://*.games.example, * stands for any names before; two names at least follow it)',
  ),
  error(
    'frames from all of a country',
    brand({ platform: { frames: ['https://*.co.uk'] } }),
    `brand.json:22 $.platform.frames[0]: the address cannot be used; found "https://*.co.uk". Allowed: an origin such as https://games.example: small letters, a port up to 65535 only where it is unusual, nothing after it; or https://*.games.example, with at least two names after the *, under which all is one owner's`,
  ),
  error(
    'pictures from an address',
    brand({ platform: { images: ['https://images.example/games'] } }),
    'brand.json:22 $.platform.images[0]: the value has the wrong form; found "https://images.example/games". Allowed: scheme and host, perhaps a port, and nothing after it; small letters, such as "https://images.example" (Origin, such as https://images.example or https://*.images.example)',
  ),
  warning(
    'a call that the product does not make',
    brand({ platform: { calls: { vendor: '/wps/relay/vendors' } } }),
    'brand.json:22 $.platform.calls.vendor: the product makes no such call; found "vendor". Did you mean "vendors"?',
  ),
  error(
    'a call that leads elsewhere',
    brand({ platform: { calls: { vendors: '/admin/vendors' } } }),
    'brand.json:22 $.platform.calls.vendors: the value has the wrong form; found "/admin/vendors". Allowed: a path below /wps, /lgw or /lotto, such as "/wps/relay/vendors" (Path of the call on this deployment: below /wps, /lgw or /lotto, without . or .. as a part)',
  ),
  error(
    'a captcha without its script',
    brand({ platform: { geetest: {} } }),
    'brand.json:21 $.platform.geetest.script: the value is missing; found nothing. Allowed: an address of a file, without a query, such as "https://captcha.example/gt4.js" (Address of the script that defines initGeetest4. Its origin may run scripts in the page)',
  ),

  // languages
  error(
    'a language of no region',
    brand({ languages: { default: 'zh', supported: ['en', 'zh'] } }),
    'brand.json:11 $.languages.supported[1]: no language of the product has this tag; found "zh". Did you mean "zh-CN"?',
  ),
  error(
    'a language in small letters',
    brand({ languages: { default: 'en', supported: ['en', 'zh-cn'] } }),
    'brand.json:11 $.languages.supported[1]: the value has the wrong form; found "zh-cn". Did you mean "zh-CN"?',
  ),
  error(
    'a country for a language',
    brand({ languages: { default: 'en', supported: ['en', 'CN'] } }),
    'brand.json:11 $.languages.supported[1]: the value has the wrong form; found "CN". Did you mean "zh-CN"?',
  ),
  error(
    'a language that is none',
    brand({ languages: { default: 'en', supported: ['en', 'xx'] } }),
    'brand.json:11 $.languages.supported[1]: no language of the product has this tag; found "xx". Allowed: zh-CN, …',
  ),
  error(
    'a default that is not offered',
    brand({ languages: { default: 'th', supported: ['en', 'ar'] } }),
    'brand.json:8 $.languages.default: the default language is not among the supported ones; found "th". Allowed: en or ar',
  ),
  warning(
    'a language that the product does not speak',
    brand({ languages: { default: 'en', supported: ['en', 'sw'] } }),
    'brand.json:11 $.languages.supported[1]: the product has no texts in this language yet; its players read English; found "sw". Leave the language out until it is translated.',
  ),

  // layout and places
  error(
    'a header that there is not',
    brand({ layout: { header: 'meg' } }),
    'brand.json:21 $.layout.header: the value is unknown; found "meg". Did you mean "mega"?',
  ),
  error(
    'a banner that there is not',
    brand({ layout: { hero: 'spilt' } }),
    'brand.json:21 $.layout.hero: the value is unknown; found "spilt". Did you mean "split"?',
  ),
  error(
    'a theme that there is not',
    brand({ theme: { default: 'drak' } }),
    'brand.json:21 $.theme.default: the value is unknown; found "drak". Did you mean "dark"?',
  ),
  error(
    'an unknown slot',
    slot('header.categori', {}),
    'brand.json:21 $.slots["header.categori"]: the product has no such slot; found "header.categori". Did you mean "header.category"?',
  ),
  error(
    'an unknown entry in an order',
    slot('header.category', { order: ['live', 'sport'] }),
    'brand.json:24 $.slots["header.category"].order[1]: slot header.category has no such entry; found "sport". Did you mean "sports"?',
  ),
  error(
    'an unknown entry that is hidden',
    slot('header.category', { hide: ['fsh'] }),
    'brand.json:23 $.slots["header.category"].hide[0]: slot header.category has no such entry; found "fsh". Did you mean "fish"?',
  ),
  error(
    'an unknown entry that is renamed',
    slot('header.category', { entries: { fsh: { label: 'Fish' } } }),
    'brand.json:23 $.slots["header.category"].entries.fsh: slot header.category has no such entry; found "fsh". Did you mean "fish"?',
  ),
  warning(
    'an entry twice in an order',
    slot('header.category', { order: ['live', 'rng', 'live'] }),
    'brand.json:25 $.slots["header.category"].order[2]: the id stands in the list already; found "live" a second time. Take one of the two out.',
  ),
  warning(
    'an entry that is ordered and hidden',
    slot('header.category', { order: ['live', 'fish'], hide: ['fish'] }),
    'brand.json:24 $.slots["header.category"].order[1]: the entry has a place and is hidden; found "fish". Take it out of order or out of hide.',
  ),
  error(
    'an unknown icon',
    slot('header.category', { entries: { fish: { icon: 'fich' } } }),
    'brand.json:24 $.slots["header.category"].entries.fish.icon: the product has no such icon; found "fich". Did you mean "fish"?',
  ),
  warning(
    'an unknown group',
    slot('footer.group', { entries: { about: { group: 'rowz' } } }),
    'brand.json:24 $.slots["footer.group"].entries.about.group: the slot has no such group; found "rowz". Did you mean "rows"?',
  ),
  warning(
    'an unknown variant',
    slot('home.section', { entries: { hero: { variant: 'ful' } } }),
    'brand.json:24 $.slots["home.section"].entries.hero.variant: the entry has no such variant; found "ful". Did you mean "full"?',
  ),
  error(
    'a link without words',
    slot('header.link', { links: [link({ label: undefined })] }),
    'brand.json:23 $.slots["header.link"].links[0].label: the value is missing; found nothing. Allowed: What the link is called: one text, or one per language',
  ),
  error(
    'a link id twice',
    slot('header.link', { links: [link({}), link({ label: 'Mine too' })] }),
    'brand.json:29 $.slots["header.link"].links[1].id: the id is taken; found "mine". Allowed: an id that nothing else in the slot has',
  ),
  error(
    'a link id that an entry has',
    slot('header.link', { links: [link({ id: 'help' })] }),
    'brand.json:24 $.slots["header.link"].links[0].id: the id is taken; found "help". Allowed: an id that nothing else in the slot has',
  ),
  warning(
    'a link to a page that there is not',
    slot('header.link', { links: [link({ href: '/promotion' })] }),
    'brand.json:26 $.slots["header.link"].links[0].href: the site has no such page; found "/promotion". Did you mean "/promotions"?',
  ),
  error(
    'a link that runs a script',
    slot('header.link', { links: [link({ href: 'javascript:alert(1)' })] }),
    'brand.json:26 $.slots["header.link"].links[0].href: the value has the wrong form; found "javascript:alert(1)". Allowed: a path of the site that begins with one slash, or an address that begins with https://; no spaces, such as "/promotions" (Where it leads: a path of the site (/promotions) or an https address)',
  ),
  error(
    'a link to another host in another script',
    slot('header.link', { links: [link({ href: 'https://\u0430pple.example/' })] }),
    'brand.json:26 $.slots["header.link"].links[0].href: the address cannot be used; found "https://аpple.example/". The host as a browser asks for it is xn--pple-43d.example.',
  ),
  warning(
    'a link where none are drawn',
    slot('home.section', { links: [link({})] }),
    'brand.json:23 $.slots["home.section"].links[0]: the slot draws no links; found a link in home.section. Allowed: links in header.category, …',
  ),
  warning(
    'a link to a page that the brand hides',
    brand({ slots: { page: { hide: ['download'] }, 'header.link': { links: [link({ href: '/down' })] } } }),
    'brand.json:31 $.slots["header.link"].links[0].href: it leads to the page download, which the brand hides; found "/down". Allowed: an address that the brand shows',
  ),
  error(
    'an own tab of the hall without its id',
    brand({ games: { hallTabs: [{ label: 'Mine' }] } }),
    'brand.json:22 $.games.hallTabs[0]: the value is unknown; found {"label":"Mine"}. Allowed: "all", "hot", "new", "favourites", "recent" or "rank"',
    'brand.json:22 $.games.hallTabs[0].id: the value is missing; found nothing. Allowed: a letter, then letters, digits and hyphens, such as "my-link" (Value of the address\'s `page`)',
  ),

  // law and help
  error(
    'an age as a text',
    brand({ registration: { age: '18' } }),
    'brand.json:21 $.registration.age: the value has the wrong type; found "18". Write 18, without quotes.',
  ),
  error(
    'an age that no law allows',
    brand({ registration: { age: 12 } }),
    'brand.json:21 $.registration.age: the number is too small; found 12. Allowed: a whole number from 16 to 30 (Age confirmed at registration)',
  ),
  warning(
    'an age that some law may allow',
    brand({ registration: { age: 16 } }),
    'brand.json:21 $.registration.age: players younger than 18 are let in, and no jurisdiction is named that allows it; found 16. Allowed: 18 or more',
  ),
  error(
    'an age below that of the law',
    licensed({ jurisdiction: { ...jurisdiction, age: 21 }, registration: { age: 18 } }),
    'brand.json:28 $.registration.age: Office of Tests allows play from 21; found 18. Write "registration": { "age": 21 }.',
  ),
  error(
    'a law without its authority',
    brand({ jurisdiction: { age: 18 } }),
    'brand.json:20 $.jurisdiction.authority: the value is missing; found nothing. Allowed: a text from 1 to 120 characters (Who gave the licence, such as Malta Gaming Authority)',
  ),
  warning(
    'a law without its licence',
    brand({ jurisdiction }),
    'brand.json:1 $.footer.licence: the footer does not say the licence of Office of Tests; found nothing. Write what the licence obliges to say: "footer": { "licence": { "en": "…" } }.',
  ),
  error(
    'the session clock switched off',
    licensed({ safety: { sessionClock: false } }),
    'brand.json:27 $.safety.sessionClock: the session clock cannot be switched off under Office of Tests: players must see how long they play; found false. Take it out.',
  ),
  error(
    'home hidden',
    hides('page', 'home'),
    'brand.json:29 $.slots.page.hide[0]: home of page cannot be hidden under Office of Tests: the age mark, the licence and the ways to help are read there; found "home". Take it out of the list.',
    'brand.json:29 $.slots.page.hide[0]: bottom.bar still leads to the page home; found "home". Allowed: home hidden in bottom.bar too',
  ),
  error(
    'the login hidden',
    hides('page', 'login'),
    'brand.json:29 $.slots.page.hide[0]: login of page cannot be hidden under Office of Tests: players must reach their account, their money and their limits; found "login". Take it out of the list.',
  ),
  error(
    'the age mark hidden',
    hides('footer.group', 'about'),
    'brand.json:29 $.slots["footer.group"].hide[0]: about of footer.group cannot be hidden under Office of Tests: it shows from what age play is allowed; found "about". Take it out of the list.',
  ),
  error(
    'responsible play hidden',
    hides('footer.group', 'responsible'),
    'brand.json:29 $.slots["footer.group"].hide[0]: responsible of footer.group cannot be hidden under Office of Tests: it leads to help for those whom play harms; found "responsible". Take it out of the list.',
  ),
  error(
    'the licence hidden',
    hides('footer.group', 'licence'),
    'brand.json:29 $.slots["footer.group"].hide[0]: licence of footer.group cannot be hidden under Office of Tests: it shows who gave the licence; found "licence". Take it out of the list.',
  ),
  error(
    'who runs the site hidden',
    hides('footer.group', 'legal'),
    'brand.json:29 $.slots["footer.group"].hide[0]: legal of footer.group cannot be hidden under Office of Tests: it says who runs the site and under which licence; found "legal". Take it out of the list.',
  ),
  error(
    'limits and breaks hidden',
    hides('member.menu', 'saferPlay'),
    'brand.json:29 $.slots["member.menu"].hide[0]: saferPlay of member.menu cannot be hidden under Office of Tests: players set limits, take breaks and exclude themselves there; found "saferPlay". Take it out of the list.',
  ),
  error(
    'the page of limits and breaks hidden',
    hides('page', 'member'),
    'brand.json:29 $.slots.page.hide[0]: member of page cannot be hidden under Office of Tests: players set limits, take breaks and exclude themselves there; found "member". Take it out of the list.',
    'brand.json:29 $.slots.page.hide[0]: account.menu still leads to the page member; found "member". Allowed: memberCentre hidden in account.menu too',
    'brand.json:29 $.slots.page.hide[0]: account.menu still leads to the page member; found "member". Allowed: bonuses hidden in account.menu too',
    'brand.json:29 $.slots.page.hide[0]: account.menu still leads to the page member; found "member". Allowed: deposit hidden in account.menu too',
    'brand.json:29 $.slots.page.hide[0]: account.menu still leads to the page member; found "member". Allowed: messages hidden in account.menu too',
    'brand.json:29 $.slots.page.hide[0]: account.menu still leads to the page member; found "member". Allowed: bettingRecord hidden in account.menu too',
    'brand.json:29 $.slots.page.hide[0]: account.menu still leads to the page member; found "member". Allowed: rewards hidden in account.menu too',
    'brand.json:29 $.slots.page.hide[0]: bottom.bar still leads to the page member; found "member". Allowed: account hidden in bottom.bar too',
  ),
  error(
    'the way to limits and breaks hidden',
    hides('account.menu', 'memberCentre'),
    'brand.json:29 $.slots["account.menu"].hide[0]: memberCentre of account.menu cannot be hidden under Office of Tests: it leads to the page of limits and breaks; found "memberCentre". Take it out of the list.',
  ),
  error(
    'limits and breaks switched off',
    licensed({ safety: { ownLimits: false } }),
    'brand.json:27 $.safety.ownLimits: limits and breaks cannot be switched off under Office of Tests: players must be able to set them; found false. Take it out, or say where they are set: "safety": { "limits": "https://…" }.',
  ),
  error(
    'the session clock of a game hidden',
    hides('game.bar', 'session'),
    'brand.json:29 $.slots["game.bar"].hide[0]: session of game.bar cannot be hidden under Office of Tests: it shows the session clock while somebody plays; found "session". Take it out of the list.',
  ),
  error(
    'the session itself hidden',
    hides('signed.in', 'session'),
    'brand.json:29 $.slots["signed.in"].hide[0]: session of signed.in cannot be hidden under Office of Tests: it keeps the session clock and asks whether to go on; found "session". Take it out of the list.',
  ),
  error(
    'a reality check at odd minutes',
    brand({ safety: { realityCheckMinutes: 45 } }),
    'brand.json:21 $.safety.realityCheckMinutes: the value is unknown; found 45. Allowed: 0, 15, 30 or 60',
  ),
  error(
    'a reality check as a text',
    brand({ safety: { realityCheckMinutes: '60' } }),
    'brand.json:21 $.safety.realityCheckMinutes: the value is unknown; found "60". Write 60, without quotes.',
  ),
  error(
    'an id where an object is wanted',
    brand({ tags: { googleAnalytics: 'G-ABC123DEF4' } }),
    'brand.json:21 $.tags.googleAnalytics: the value has the wrong type; found "G-ABC123DEF4". Allowed: an object with …',
  ),
  warning(
    'no terms',
    brand({ help: {} }),
    'brand.json:14 $.help.terms: registration asks to agree to terms, and the brand names none; found nothing. Write them in pages/terms.<language>.md, or say where they are: "help": { "terms": "/helpmc?article=terms" }.',
  ),
  warning(
    'terms in a page and at an address',
    {
      brand: { help: { terms: '/helpmc?article=terms' } },
      files: { 'pages/terms.en.md': page('Terms'), 'pages/terms.ar.md': page('الشروط') },
    },
    'brand.json:15 $.help.terms: an address is named, and brands/mine/pages/terms.ar.md is there too, which is what players read; found "/helpmc?article=terms". Take help.terms out of brand.json, or the page out of pages/.',
  ),
  error(
    'terms on another host without its scheme',
    brand({ help: { terms: '//terms.example' } }),
    'brand.json:15 $.help.terms: the value has the wrong form; found "//terms.example". Allowed: a path of the site that begins with one slash, or an address that begins with https://; no spaces, such as "/promotions" (Terms that a new account agrees to: a path of the site, such as the article /helpmc?article=terms, or an https address. An article is read over the form, another address opens in a new tab)',
  ),
  error(
    'help in the open',
    brand({ help: { terms: '/helpmc', safer: 'http://help.example' } }),
    'brand.json:16 $.help.safer: the value has the wrong form; found "http://help.example". Allowed: an address that begins with https://, such as "https://help.example/" (Address of the safer gambling organisation of the jurisdiction)',
  ),
  error(
    'the password itself for its digest',
    brand({ account: { defaultPasswordDigest: 'changeme' } }),
    'brand.json:21 $.account.defaultPasswordDigest: the value has the wrong form; found "changeme". Allowed: the line that "npm run brand -- digest" prints, such as "scrypt:32768:8:1:AAAAAAAAAAAAAAAAAAAAAA:AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA" (Digest of the password that new accounts are given: who signs in with it must change it. Made by `npm run brand -- digest`. It stays on the server, and the password itself stands nowhere)',
  ),

  // counting visits, accounts with others
  error(
    'an id of the old Analytics',
    brand({ tags: { googleAnalytics: { id: 'UA-12345-1' } } }),
    'brand.json:22 $.tags.googleAnalytics.id: the value has the wrong form; found "UA-12345-1". Allowed: "G-" and 4 to 16 capital letters and digits, such as "G-ABC123DEF4" (Measurement id of the web stream)',
  ),
  error(
    'Matomo without its site',
    brand({ tags: { matomo: { url: 'https://stats.example/' } } }),
    'brand.json:21 $.tags.matomo.site: the value is missing; found nothing. Allowed: a whole number of at least 1 (Number of the site in Matomo)',
  ),
  error(
    'Matomo without a slash',
    brand({ tags: { matomo: { url: 'https://stats.example', site: 1 } } }),
    'brand.json:22 $.tags.matomo.url: the value has the wrong form; found "https://stats.example". Allowed: an address that begins with https:// and ends with a slash, without a query, such as "https://stats.comet.example/" (Where matomo.js and matomo.php are: an https address that ends with a slash)',
  ),
  error(
    'a service that is not on the list',
    brand({ tags: { hotjar: { id: '1' } } }),
    'brand.json:21 $.tags.hotjar: the key is unknown; found "hotjar". Allowed: googleAnalytics, matomo or plausible',
  ),
  error(
    'consent as a word',
    brand({ jurisdiction: { ...jurisdiction, cookieNotice: 'yes' }, footer: { licence: 'L' } }),
    'brand.json:22 $.jurisdiction.cookieNotice: the value has the wrong type; found "yes". Allowed: true or false (true: its law asks to say what is stored on a device, even where nothing but what the site needs is. Brands with tags ask in any case)',
  ),
  error(
    'a half of Firebase',
    brand({ thirdParty: { firebase: { apiKey: 'x', projectId: 'mine', appId: '1:1:web:1' } } }),
    `brand.json:21 $.thirdParty.firebase.authDomain: the value is missing; found nothing. Allowed: a host name in small letters, without https://, port or path, such as "www.comet.example" (Host that serves Firebase's sign-in pages. One under the brand's own domain lets the redirect work in every browser)`,
  ),
  error(
    'a dialling code with +',
    brand({
      thirdParty: {
        firebase: { apiKey: 'x', authDomain: 'mine.example', projectId: 'mine', appId: '1:1:web:1', dialCode: '+86' },
      },
    }),
    'brand.json:26 $.thirdParty.firebase.dialCode: the value has the wrong form; found "+86". Allowed: 1 to 4 digits, without + and zeros before them, such as "86" (Country dialling code put before numbers typed without it. Without it there is no phone verification by Firebase)',
  ),

  // pictures and typefaces
  error(
    'a picture that is not there',
    brand({ assets: { logo: 'logos.svg' } }),
    'brand.json:18 $.assets.logo: the file does not exist; found "logos.svg". Did you mean "logo.svg"?',
  ),
  error(
    'a picture outside of the folder',
    brand({ assets: { logo: '../logo.svg' } }),
    'brand.json:18 $.assets.logo: the value has the wrong form; found "../logo.svg". Allowed: a file of assets/, its name of letters, digits, _ and -, that ends with .svg, .png, .webp, .avif, .jpg, .woff2 or .ico, such as "logo.svg" (Path inside the folder assets/)',
  ),
  error(
    'a kind of picture that is not taken',
    brand({ assets: { logo: 'logo.gif' } }),
    'brand.json:18 $.assets.logo: the value has the wrong form; found "logo.gif". Allowed: a file of assets/, its name of letters, digits, _ and -, that ends with .svg, .png, .webp, .avif, .jpg, .woff2 or .ico, such as "logo.svg" (Path inside the folder assets/)',
  ),
  error(
    'an empty picture',
    logo('empty.svg', ''),
    'brand.json:18 $.assets.logo: the file is empty; found empty.svg, 0 bytes. Allowed: svg, png, webp or avif',
  ),
  error(
    'a logo that is too large',
    logo('logo.png', Buffer.concat([png(240, 64, true), Buffer.alloc(70_000)])),
    'brand.json:18 $.assets.logo: the file is too large; found logo.png, 70 kB. Make the picture smaller, or save it as webp or avif: npm run brand -- assets does both.',
  ),
  error(
    'a logo that is not transparent',
    logo('logo.png', png(240, 64, false)),
    'brand.json:18 $.assets.logo: the logo would stand in a box; found logo.png, which has no transparency. Export it with a transparent background.',
  ),
  error(
    'a logo that is higher than wide',
    logo('logo.png', png(64, 640, true)),
    'brand.json:18 $.assets.logo: the picture has the wrong shape; found logo.png, 64 × 640. Allowed: between a square and eight times as wide as high',
  ),
  warning(
    'a logo of few pixels',
    logo('logo.png', png(80, 20, true)),
    'brand.json:18 $.assets.logo: the picture looks blurred on fine screens; found logo.png, 80 × 20. Allowed: at least 64 pixels high',
  ),
  error(
    'a logo without its size',
    logo('mark.svg', svg('', '')),
    'brand.json:18 $.assets.logo: the size is not known; found mark.svg, of no size. Give the <svg> element a viewBox, such as viewBox="0 0 240 64".',
  ),
  error(
    'a PNG that is named .svg',
    logo('mark.svg', png(240, 64, true)),
    'brand.json:18 $.assets.logo: the file is not what its name says; found mark.svg, which is png inside. Rename it to mark.png, or save it as svg.',
  ),
  error(
    'an SVG with a script',
    logo('mark.svg', svg('<script>alert(1)</script>')),
    'assets/mark.svg:1: the element may run or fetch something; found <script>. Export the picture again as "plain SVG", or remove the part by hand.',
  ),
  error(
    'an SVG with a handler',
    logo('mark.svg', svg('<path onload="x()"/>')),
    'assets/mark.svg:1: the attribute holds a script; found onload="x()". Export the picture again as "plain SVG", or remove the part by hand.',
  ),
  error(
    'an SVG that fetches',
    logo('mark.svg', svg('<image href="https://cdn.example/a.png"/>')),
    'assets/mark.svg:1: the picture refers to another file; found href="https://cdn.example/a.png". Export the picture again as "plain SVG", or remove the part by hand.',
  ),
  error(
    'a text that is named .svg',
    logo('mark.svg', 'hello'),
    'brand.json:18 $.assets.logo: the file cannot be read; found mark.svg, of no known format. Save it again with the program that made it.',
  ),
  warning(
    'a logo that is lost on dark pages',
    logo('dark.svg', svg().replace('#777', '#123456')),
    'brand.json:18 $.assets.logo: the logo is hard to see in the dark theme; found dark.svg: 1.43 at best on the dark page #14151a. Give assets.logoDark a light version of it.',
  ),
  error(
    'an icon that is no square',
    asset('icon', 'icon.png', png(64, 60, true)),
    'brand.json:19 $.assets.icon: the picture has the wrong shape; found icon.png, 64 × 60. Allowed: a square',
  ),
  error(
    'a banner that is too large',
    asset('hero', 'hero.svg', svg(`<!--${'x'.repeat(500_000)}-->`)),
    'brand.json:19 $.assets.hero: the file is too large; found hero.svg, 500 kB. Simplify the drawing.',
  ),
  warning(
    'a picture that nothing names',
    file('assets/old.png', png(9, 9, true)),
    'assets/old.png: nothing uses the file; found "old.png". Name it in brand.json, delete it, or keep it outside of assets/.',
  ),
  error(
    'a typeface that is none',
    {
      files: {
        'theme.json': {
          fonts: { text: { family: 'Mine', fallback: 'serif', files: [{ file: 'a.woff2', weight: '400' }] } },
        },
        'assets/a.woff2': 'no typeface',
      },
    },
    'theme.json:8 $.fonts.text.files[0].file: the file cannot be read; found a.woff2, of no known format. Save it again with the program that made it.',
  ),
  error(
    'a typeface that is not there',
    theme({
      fonts: { text: { family: 'Mine', fallback: 'serif', files: [{ file: 'a.woff2', weight: '400' }] } },
    }),
    'theme.json:8 $.fonts.text.files[0].file: the file does not exist; found "a.woff2". Allowed: a file of assets/: logo.svg',
  ),

  // theme.json
  error(
    'a colour by its name',
    theme({ colors: { accent: 'blue' } }),
    'theme.json:3 $.colors.accent: the value has the wrong form; found "blue". Allowed: # and six digits of 0 to 9 and a to f, such as "#ff7a45" (Colour as #rrggbb)',
  ),
  error(
    'a colour of three digits',
    theme({ colors: { accent: '#07d' } }),
    'theme.json:3 $.colors.accent: the value has the wrong form; found "#07d". Allowed: # and six digits of 0 to 9 and a to f, such as "#ff7a45" (Colour as #rrggbb)',
  ),
  error(
    'a colour for light pages alone',
    theme({ colors: { surface: { light: '#ffffff' } } }),
    'theme.json:3 $.colors.surface.dark: the value is missing; found nothing. Allowed: Colour in the dark theme, as #rrggbb',
  ),
  error(
    'a colour that there is not',
    theme({ colors: { primary: '#0077dd' } }),
    'theme.json:3 $.colors.primary: the key is unknown; found "primary". Allowed: accent, accent2, surface, text, success, warning or danger',
  ),
  error(
    'a radius out of range',
    theme({ radius: 200 }),
    'theme.json:2 $.radius: the number is too large; found 200. Allowed: a whole number from 0 to 24 (Corner radius of a card in pixels; others derive from it)',
  ),
  error(
    'a density that there is not',
    theme({ density: 'cozy' }),
    'theme.json:2 $.density: the value is unknown; found "cozy". Did you mean "cosy"?',
  ),
  warning(
    'a text in the colour of its surface',
    theme({ colors: { surface: { light: '#ffffff', dark: '#101010' }, text: { light: '#ffffff', dark: '#eeeeee' } } }),
    'theme.json:8 $.colors.text.light: the text cannot be read on its surface, so pages write it in #525252; found #ffffff on #ffffff: 1.00 (light). Write #525252, or another colour that is further from the surface.',
  ),
  warning(
    'buttons that the page swallows',
    theme({
      colors: { accent: { light: '#fafafa', dark: '#7799ff' }, surface: { light: '#ffffff', dark: '#101010' } },
    }),
    'theme.json:4 $.colors.accent.light: buttons in this colour vanish on the page; found #fafafa on a light page. The nearest that does not: #e0e0e0.',
  ),

  // texts of the product
  error(
    'an unknown text',
    locale({ 'auth.logInn': 'Enter' }),
    'locales/en.json:2 $["auth.logInn"]: the message key is unknown; found "auth.logInn". Did you mean "auth.logIn"?',
  ),
  error(
    'an unknown text far from all others',
    locale({ qqqqqqqqqqqqqqqqqqqqqq: 'Enter' }),
    'locales/en.json:2 $.qqqqqqqqqqqqqqqqqqqqqq: the message key is unknown; found "qqqqqqqqqqqqqqqqqqqqqq". Find it by what the page says: npm run brand -- texts mine "words"',
  ),
  error(
    'a text that is a number',
    locale({ 'auth.logIn': 3 }),
    'locales/en.json:2 $["auth.logIn"]: the value has the wrong type; found 3. Allowed: a text, or an object of texts',
  ),
  error(
    'a placeholder that is not filled in',
    locale({ 'games.launch.wallet.played': '{{vendr}} runs elsewhere' }),
    'locales/en.json:2 $["games.launch.wallet.played"]: the text has a placeholder that the product does not fill in; found "{{vendr}}". Did you mean "vendor"?',
  ),
  warning(
    'a placeholder that is left out',
    locale({ 'games.launch.wallet.played': 'It runs elsewhere' }),
    'locales/en.json:2 $["games.launch.wallet.played"]: the text leaves out what the product fills in; found a text without {{vendor}}. Write the placeholder where the value belongs.',
  ),
  warning(
    'a text of the product that is empty',
    locale({ 'auth.logIn': '' }),
    'locales/en.json:2 $["auth.logIn"]: the text is empty: nothing stands in its place; found "". Write it, or take the key out.',
  ),
  warning(
    'HTML in a text of the product',
    locale({ 'auth.logIn': 'Log&nbsp;in' }),
    'locales/en.json:2 $["auth.logIn"]: HTML in a text is shown as it is written; found "&nbsp;". Write the text alone.',
  ),
  error(
    'a file of no language',
    locale({}, 'zh-CH'),
    'locales/zh-CH.json: no language of the product has this tag; found "zh-CH". Did you mean "zh-CN"?',
  ),
  warning(
    'a file of a language that the brand does not offer',
    locale({ 'auth.logIn': 'Entrer' }, 'fr'),
    'locales/fr.json: the brand does not offer the language of these texts; found "fr". Add "fr" to languages.supported, or delete the file.',
  ),
  error(
    'a file of texts with a mistake',
    file('locales/en.json', '{ "auth.logIn": "Enter", ]'),
    'locales/en.json:1: the file cannot be read: property name expected; found "]". Allowed: JSON; comments and trailing commas too',
  ),
  error(
    'a file of texts in Latin-1',
    file('locales/en.json', Buffer.from('{ "auth.logIn": "Öffnen" }', 'latin1')),
    'locales/en.json:1: the file is not saved as UTF-8; found the byte D6 (hexadecimal). Save it again, with the encoding UTF-8.',
  ),

  // pages of its own
  error(
    'a page without a title',
    file('pages/terms.en.md', 'Terms\n'),
    'pages/terms.en.md:1: the page begins without a title; found "Terms". Allowed: # and the title, such as "# Terms and conditions"; at most 120 characters',
  ),
  error(
    'a page with a title alone',
    file('pages/terms.en.md', '# Terms\n'),
    'pages/terms.en.md:1: the page is empty; found a title alone. Allowed: a text below the title',
  ),
  error(
    'a page without its language',
    file('pages/terms.md', page('Terms')),
    'pages/terms.md: the name says neither which page it is nor in which language; found "pages/terms.md". Name it as pages/terms.en.md is.',
  ),
  error(
    'a page in capitals',
    file('pages/Terms.en.md', page('Terms')),
    'pages/Terms.en.md: the name says neither which page it is nor in which language; found "pages/Terms.en.md". Name it as pages/terms.en.md is.',
  ),
  error(
    'a page of no language',
    file('pages/terms.zh.md', page('Terms')),
    'pages/terms.zh.md: no language of the product has this tag; found "zh". Did you mean "zh-CN"?',
  ),
  warning(
    'a page that lacks a language',
    file('pages/rules.en.md', page('Rules')),
    'pages/rules.en.md: its readers see the page in another language; found nothing in ar. Write pages/rules.ar.md.',
  ),
  warning(
    'a page in a language that is not offered',
    {
      files: { 'pages/about.en.md': page('A'), 'pages/about.ar.md': page('A'), 'pages/about.fr.md': page('A') },
    },
    'pages/about.fr.md: the brand does not offer the language of this page; found "fr". Add "fr" to languages.supported of brand.json, or delete the file.',
  ),
  warning(
    'HTML in a page',
    {
      files: { 'pages/about.en.md': `${page('About')}<b>us</b>`, 'pages/about.ar.md': page('A') },
    },
    'pages/about.en.md:4: HTML in a page is shown as it is written; found <b>. Write it in Markdown: **bold**, *italic*, [text](/pages/about), # heading, - item; a bare < as \\<.',
  ),
  warning(
    'a page that leads to one that is not there',
    {
      files: { 'pages/about.en.md': `${page('About')}[terms](/pages/tems)`, 'pages/about.ar.md': page('A') },
    },
    'pages/about.en.md:4: it leads to a page that the brand does not have; found "/pages/tems". Write pages/tems.en.md, or lead to /pages/about.',
  ),

  // brands that extend others
  error(
    'a base that is not there',
    brand({ extends: 'anothr' }),
    'brand.json:20 $.extends: the base brand does not exist or has errors; found "anothr". Allowed: the id of another brand',
  ),
  error(
    'itself for a base',
    brand({ extends: 'mine' }),
    'brand.json:20 $.extends: the brands extend each other: mine → mine; found "mine". Allowed: a brand that does not extend this one',
  ),
  error(
    'bases in a circle',
    {
      brand: { extends: 'another' },
      others: { another: { 'brand.json': { ...other, extends: 'mine' } } },
    },
    'brands/another/brand.json:7 $.extends: the brands extend each other: mine → another → mine; found "mine". Allowed: a brand that does not extend this one',
  ),
  error(
    'a base with a mistake',
    { brand: { extends: 'another' }, others: { another: { 'brand.json': '{' } } },
    'brand.json:20 $.extends: the base brand does not exist or has errors; found "another". Allowed: the id of another brand',
  ),
  warning(
    'a licence that is another company’s',
    {
      brand: { extends: 'another' },
      others: { another: { 'brand.json': { ...other, footer: { licence: 'Licence 7' } } } },
    },
    'brand.json:20 $.extends: they say who "another" is, and are not taken over; found footer.licence. Say your own in brands/mine/brand.json: footer.licence. Where both brands belong to one company, say "group": true in brands/another/brand.json instead.',
  ),
  warning(
    'help and limits that are another company’s',
    {
      brand: { extends: 'another' },
      others: {
        another: {
          'brand.json': {
            ...other,
            help: { ...other.help, safer: 'https://help.example/' },
            safety: { limits: 'https://limits.example/' },
            account: { defaultPasswordDigest: `scrypt:32768:8:1:${'A'.repeat(22)}:${'A'.repeat(43)}` },
          },
        },
      },
    },
    'brand.json:20 $.extends: they say who "another" is, and are not taken over; found help.safer, safety.limits and account.defaultPasswordDigest. Say your own in brands/mine/brand.json: help.safer, safety.limits and account.defaultPasswordDigest. Where both brands belong to one company, say "group": true in brands/another/brand.json instead.',
  ),
  warning(
    'a link that is another company’s',
    {
      brand: { extends: 'another' },
      others: {
        another: {
          'brand.json': {
            ...other,
            slots: {
              'header.link': { links: [link({ id: 'blog', href: 'https://blog.example/' }), link({ id: 'deals' })] },
            },
          },
        },
      },
    },
    'brand.json:20 $.extends: these links of "another" lead to other sites, and are taken over; found blog of header.link. Say in brands/mine/brand.json which links it has: "slots": { "header.link": { "links": [] } } for none. Where both brands belong to one company, say "group": true in brands/another/brand.json instead.',
  ),
  error(
    'a base with domains',
    brand({ abstract: true }),
    'brand.json:4 $.domains: a base is not served, so it has no hosts; found ["www.mine.example"]. Move the domains to the brands that extend it, or take "abstract" out.',
  ),
]
