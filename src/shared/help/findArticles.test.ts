import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { queryWords } from '../../lib/fold'
import { type Article, excerptOf, findArticles } from './findArticles'

const articles: readonly Article[] = [
  { id: 'password', title: 'A forgotten password', content: '<p>Ask for a <b>code</b> by text message.</p>' },
  { id: 'deposit', title: 'Deposits', content: '<p>Choose a method. A code may be asked for.</p>' },
  { id: 'code', title: 'A code does not arrive', content: '<p>Look among unwanted mail.</p><script>secret()</script>' },
  { id: 'arabic', title: 'الإيداع', content: '<p>اختَر الطريقة</p>' },
  { id: 'chinese', title: '存款', content: '<p>在会员中心选择存款方式与金额，按提示完成支付。</p>' },
]
const found = (text: string) => findArticles(articles, queryWords(text)).map(({ article }) => article.id)

describe('findArticles', () => {
  it.each([
    ['code', ['code', 'password', 'deposit']],
    ['CODE method', ['deposit']],
    ['forgotten message', ['password']],
    ['اختر', ['arabic']],
    ['金额', ['chinese']],
    ['secret', []],
    ['', []],
    ['nothing at all', []],
  ])('%s', (text, ids) => expect(found(text)).toEqual(ids))

  it('says where it stands in the text, and nothing where the title has it', () => {
    expect(findArticles(articles, ['code']).map(({ excerpt }) => excerpt)).toEqual([
      undefined,
      'Ask for a code by text message.',
      'Choose a method. A code may be asked for.',
    ])
  })

  it('reads long articles to their end', () => {
    const long: Article = { id: 'terms', title: 'Terms', content: `${'<p>word</p>'.repeat(10_000)}<p>needle</p>` }
    expect(findArticles([long], ['needle'])[0]?.excerpt).toMatch(/^… .*needle$/)
  })

  it('finds by other words for it too, after what says them', () => {
    const also = ({ id }: Article) => (id === 'deposit' ? 'top up, code' : '')
    const byOther = (text: string) => findArticles(articles, queryWords(text), also).map(({ article }) => article.id)
    expect(byOther('top up')).toEqual(['deposit'])
    expect(byOther('choose top')).toEqual(['deposit'])
    expect(byOther('code')).toEqual(['code', 'password', 'deposit'])
  })
})

it('an excerpt is short, and part of the text', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 400 }), fc.string({ minLength: 1, maxLength: 6 }), (text, word) => {
      const excerpt = excerptOf(text, [word])
      expect(excerpt.length).toBeLessThan(200)
      expect(text).toContain(excerpt.replace(/^… | …$/g, ''))
    }),
  )
})
