import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { baseFirst } from '../../.storybook/baseFirst'
import { shownBrands } from '../../.storybook/brands'
import { aurora } from '../../src/server/sandbox/merchants/aurora'
import { jade } from '../../src/server/sandbox/merchants/jade'
import { sahara } from '../../src/server/sandbox/merchants/sahara'
import { hostilePatterns } from '../../src/server/sandbox/scenarios/distort'

const root = path.resolve(import.meta.dirname, '../..')
const barrel = path.join(root, 'src/ui/index.ts')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

/** Names that a module exports as values, from its text: nothing of the kit has to run. */
function exportedValues(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest)
  return source.statements.flatMap((statement) => {
    if (!ts.isExportDeclaration(statement) || statement.isTypeOnly) return []
    // `export * from` would hide names from this test.
    if (!statement.exportClause || !ts.isNamedExports(statement.exportClause))
      return [`* of ${statement.getText(source)}`]
    return statement.exportClause.elements.filter(({ isTypeOnly }) => !isTypeOnly).map(({ name }) => name.text)
  })
}

const files = readdirSync(path.join(root, 'stories'), { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.stories.tsx'),
)
const stories = files.map((file) => {
  const text = read(path.join('stories', file))
  const [, title = ''] = /title: '([^']+)'/.exec(text) ?? []
  const [, component = ''] = /component: (\w+)/.exec(text) ?? []
  const kit = [...text.matchAll(/import \{([^}]*)\} from '(?:\.\.\/)+src\/ui'/g)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.trim()),
  )
  return { file, title, component, kit, count: text.match(/^export const /gm)?.length ?? 0 }
})

describe('every component of the kit', () => {
  const values = exportedValues(barrel)
  const components = values.filter((name) => /^[A-Z][A-Za-z]*$/.test(name))

  it('the kit exports components, each by its name', () => {
    expect(components.length).toBeGreaterThan(0)
    expect(values.filter((name) => name.startsWith('*'))).toEqual([])
  })

  it.each(components)('%s has its stories', (name) => {
    const own = stories.filter(({ title }) => title.startsWith('Kit/') && title.split('/').at(-1) === name)
    expect(own, `no file of stories/ has a title that ends in /${name}`).toHaveLength(1)
    expect(own[0]?.component).toBe(name)
    expect(own[0]?.kit).toContain(name)
    expect(own[0]?.count).toBeGreaterThan(0)
  })
})

describe('files of stories', () => {
  it('each has a title of its own', () => {
    const titles = stories.map(({ title }) => title)
    expect(titles).not.toContain('')
    expect(new Set(titles).size).toBe(titles.length)
  })
})

describe('recorded answers', () => {
  const hostile = { ...aurora, registration: hostilePatterns(aurora.registration) }

  it.each(Object.entries({ aurora, jade, sahara, hostile }))('%s is what the sandbox answers', (id, merchant) => {
    expect(JSON.parse(read(`stories/scenarios/${id}.json`))).toEqual({
      whitelabel: merchant.modules,
      registrationSettings: merchant.registration,
    })
  })
})

describe('brands in Storybook', () => {
  it('start from those that they extend', () => {
    const bases: Readonly<Record<string, string>> = { comet: 'group', group: 'house', nova: 'eclipse', eclipse: 'nova' }
    expect(baseFirst('comet', (id) => bases[id])).toEqual(['house', 'group', 'comet'])
    expect(baseFirst('nova', (id) => bases[id])).toEqual(['eclipse', 'nova'])
  })

  it('are the folders in brands/, and read', () => {
    expect(shownBrands.map(({ id }) => id)).toEqual(readdirSync(path.join(root, 'brands')).sort())
    expect(shownBrands.flatMap(({ problems }) => problems)).toEqual([])
  })
})
