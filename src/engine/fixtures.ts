import type { Brand } from './brand'
import { productDefaults } from './resolveBrand'
import { type Entry, type Feature, entry } from './entry'
import type { Viewer } from './facts'

/** Small shared inputs of the engine's tests. */
export const testBrand = (over: Partial<Brand> = {}): Brand => ({ ...productDefaults, id: 'test', ...over })

export const aVisitor: Viewer = { isAgent: undefined, clubLabel: undefined, language: 'en' }
export const aMember: Viewer = { isAgent: 0, clubLabel: undefined, language: 'en' }

const load = () => Promise.resolve({ default: () => null })

export const link = (id: string, order: number, when?: Entry['when']): Entry =>
  entry('header.link', { id, order, label: 'app.menu.title', props: { to: `/${id}` }, ...(when && { when }) })

export const tool = (id: string, order: number): Entry => entry('header.tool', { id, order, props: { load } })

export const feature = (...entries: Entry[]): Feature => ({ id: 'test', entries })
