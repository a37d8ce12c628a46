import i18next from 'i18next'
import { beforeAll, describe, expect, it, test } from 'vitest'
import ar from '../app/messages/ar'
import en from '../app/messages/en'
import zhCN from '../app/messages/zh-CN'
import { addMessages, type Messages, type SaidText, setTextTool, showMessagesOf, shownTranslation } from './translate'

const files = import.meta.glob<Messages>('../{features,shared,site}/**/messages/*.json', {
  eager: true,
  import: 'default',
})
const all = (tag: string, own: Messages): Messages =>
  Object.entries(files).reduce((sum, [file, each]) => (file.endsWith(`/${tag}.json`) ? { ...sum, ...each } : sum), own)
const languages: Readonly<Record<string, Messages>> = {
  en: all('en', en),
  'zh-CN': all('zh-CN', zhCN),
  ar: all('ar', ar),
}

beforeAll(async () => {
  await i18next.init({
    resources: Object.fromEntries(Object.entries(languages).map(([tag, translation]) => [tag, { translation }])),
    keySeparator: false,
    nsSeparator: false,
    fallbackLng: false,
    interpolation: { escapeValue: false },
  })
  for (const [tag, messages] of Object.entries(languages)) addMessages(tag, messages, true)
})

/** What a key may end with: the forms of a number. */
const forms = ['', '_zero', '_one', '_two', '_few', '_many', '_other'] as const

describe.each(Object.keys(languages))('in %s', (tag) => {
  test('every message says what i18next would say', () => {
    showMessagesOf(tag)
    const { t } = shownTranslation<string>()
    const theirs = i18next.getFixedT(tag)
    const keys = Object.keys(languages[tag] ?? {})
    expect(keys.length).toBeGreaterThan(900)
    for (const key of keys) {
      const name = key.replace(/_(zero|one|two|few|many|other)$/, '')
      const named = forms
        .flatMap((form) => [...(languages[tag]?.[name + form] ?? '').matchAll(/\{\{(\w+)/g)])
        .map(([, place = '']) => [place, `‹${place}›`] as const)
      for (const count of [0, 1, 2, 3, 11, 100, 1.5]) {
        const values = { ...Object.fromEntries(named), count }
        expect(t(name, values), name).toBe(theirs(name, values))
      }
      expect(t(key), key).toBe(theirs(key))
    }
  })
})

it('says the key of what has no text, and nothing for a value that is missing', () => {
  showMessagesOf('en')
  const { t } = shownTranslation<string>()
  expect(t('no.such.key')).toBe('no.such.key')
  expect(t('constructor')).toBe('constructor')
  addMessages('en', { 'test.who': 'for {{ name }} and {{toString}}' }, false)
  expect(t('test.who', { name: '$& {{count}}' })).toBe('for $& {{count}} and ')
})

it('keeps what is there from words that come later, unless they are to go over it', () => {
  showMessagesOf('en')
  addMessages('en', { 'test.own': "the brand's" }, true)
  addMessages('en', { 'test.own': "the product's", 'test.late': 'late' }, false)
  const { t } = shownTranslation<string>()
  expect([t('test.own'), t('test.late')]).toEqual(["the brand's", 'late'])
})

it('tells a tool what is said by which key, and says what the tool wants said', () => {
  addMessages('en', { 'test.won_one': 'One win for {{name}}', 'test.won_other': '{{count}} wins' }, false)
  const heard: SaidText[] = []
  const wanted: Record<string, string> = {}
  setTextTool({
    textOf: (language, key) => (language === 'en' ? wanted[key] : undefined),
    hear: (said) => heard.push(said),
  })
  try {
    showMessagesOf('en')
    const { t } = shownTranslation<string>()
    expect(t('test.won', { count: 1, name: 'Ann' })).toBe('One win for Ann')
    wanted['test.won_other'] = 'Won {{count}} times'
    expect(t('test.won', { count: 3 })).toBe('Won 3 times')
    // a form that is the tool's alone
    expect(t('test.won', { count: 0 })).toBe('Won 0 times')
    wanted['test.won_zero'] = 'Never won'
    expect(t('test.won', { count: 0 })).toBe('Never won')
    expect(t('no.such.key')).toBe('no.such.key')
  } finally {
    setTextTool(undefined)
  }
  expect(heard).toEqual([
    { language: 'en', key: 'test.won_one', text: 'One win for Ann', values: { count: 1, name: 'Ann' } },
    { language: 'en', key: 'test.won_other', text: 'Won 3 times', values: { count: 3 } },
    { language: 'en', key: 'test.won_other', text: 'Won 0 times', values: { count: 0 } },
    { language: 'en', key: 'test.won_zero', text: 'Never won', values: { count: 0 } },
  ])
  expect(shownTranslation<string>().t('test.won', { count: 3 })).toBe('3 wins')
})
