import { expect, it } from 'vitest'
import type { Item } from '../../engine/site'
import { arrangeSections, type HomeBlock } from './arrangeSections'

const section = (text: string): Item<'home.section'> => {
  const [id = '', group] = text.split(':')
  return { id, group, label: undefined, icon: undefined, variant: undefined, props: {} }
}

const arrange = (...texts: string[]) => arrangeSections(texts.map(section)).map(show)

function show(block: HomeBlock): string {
  if (block.type === 'band') return block.section.id
  const ids = [block.before, block.aside, block.after].map((part) => part.map(({ id }) => id).join(' '))
  return `[${ids.join('|')}]`
}

it.each([
  [
    ['hero', 'lanes:main', 'promotions:aside', 'winners:aside'],
    ['hero', '[lanes|promotions winners|]'],
  ],
  [
    ['promotions:aside', 'lanes:main', 'hero'],
    ['[|promotions|lanes]', 'hero'],
  ],
  [
    ['lanes:main', 'jackpot', 'promotions:aside'],
    ['[lanes||]', 'jackpot', '[|promotions|]'],
  ],
  [['a:main', 'b:aside', 'c:main', 'd:aside'], ['[a|b d|c]']],
  [
    ['hero', 'own:unheard-of'],
    ['hero', 'own'],
  ],
  [[], []],
])('%j', (given, expected) => {
  expect(arrange(...given)).toEqual(expected)
})
