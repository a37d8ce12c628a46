import { describe, expect, it } from 'vitest'
import { kept, moduleOn } from './condition'
import { entry, type SlotComponentProps } from './entry'

const common = { id: 'x', order: 10 } as const
const draws =
  <Props>(default_: (props: Props) => null) =>
  () =>
    Promise.resolve({ default: default_ })
const wantsSize = (_: SlotComponentProps<'home.section'> & { readonly size: number }) => null
const ofCategory = (_: SlotComponentProps<'header.category'>) => null
const nothing = () => null
const load = () => Promise.resolve({ default: nothing })

describe('an entry', () => {
  it('is what was declared, in its slot', () => {
    expect(
      entry('bottom.bar', { ...common, icon: 'star', label: 'app.menu.title', props: { action: 'menu' } }),
    ).toEqual({
      slot: 'bottom.bar',
      id: 'x',
      order: 10,
      icon: 'star',
      label: 'app.menu.title',
      props: { action: 'menu' },
    })
    expect(entry('home.section', { ...common, props: { load } }).slot).toBe('home.section')
  })

  /** Each of these is an error of the compiler's: `npm run lint` fails on a directive that nothing answers to. */
  it('does not compile where its component or a name in it is wrong', () => {
    const wrong = [
      // @ts-expect-error a component wants what the slot does not give
      () => entry('home.section', { ...common, props: { load: draws(wantsSize) } }),
      // @ts-expect-error a component of another slot
      () => entry('page', { ...common, props: { path: '/x', frame: 'full', load: draws(ofCategory) } }),
      // @ts-expect-error no component
      () => entry('home.section', { ...common, props: { load: () => Promise.resolve({ default: 42 }) } }),
      // @ts-expect-error nothing that can be drawn
      () => entry('home.section', { ...common, props: { load: () => Promise.resolve({ default: () => new Date() }) } }),
      // @ts-expect-error no default export
      () => entry('home.section', { ...common, props: { load: () => Promise.resolve({ Section: nothing }) } }),
      // @ts-expect-error an action of another slot
      () => entry('bottom.bar', { ...common, props: { action: 'logout' } }),
      // @ts-expect-error leads somewhere and does something
      () => entry('help.panel', { ...common, props: { to: '/help', action: 'service' } }),
      // @ts-expect-error neither leads anywhere nor does anything
      () => entry('help.panel', { ...common, props: {} }),
      // @ts-expect-error an icon that the kit has not
      () => entry('bottom.bar', { ...common, icon: 'stars', props: { to: '/' } }),
      // @ts-expect-error a text that the product has not
      () => entry('bottom.bar', { ...common, label: 'app.menu.titel', props: { to: '/' } }),
      // @ts-expect-error a badge that counts nothing
      () => entry('account.menu', { ...common, props: { to: '/', badge: 'letters' } }),
      // @ts-expect-error a page of the other centre
      () => entry('member.menu', { ...common, props: { pageKey: 'agentTeamOverview', load } }),
      // @ts-expect-error an account that there is not
      () => entry('page', { ...common, props: { path: '/x', frame: 'full', needs: 'vip', load } }),
      // @ts-expect-error a module that the product does not know
      () => moduleOn('DEPOSITS3'),
      // @ts-expect-error a slot that there is not
      () => kept('header.categories', 'fish'),
    ]
    expect(wrong).toHaveLength(15)
  })

  it('does not compile where the edge would draw a page that it cannot tell from a made-up one', () => {
    const page = { frame: 'full', load } as const
    const promotion = { type: 'answer', call: 'announcements', field: 'promotion' } as const
    const right = [
      entry('page', { ...common, props: { ...page, path: '/x', drawnAtEdge: {} } }),
      entry('page', { ...common, props: { ...page, path: '/x/:id', drawnAtEdge: { path: { id: promotion } } } }),
      entry('page', { ...common, props: { ...page, path: '/x', drawnAtEdge: { query: { id: promotion } } } }),
    ]
    const vendor = { type: 'answer', call: 'vendors' } as const
    const article = { type: 'answer', call: 'helpCentre' } as const
    const wrong = [
      // @ts-expect-error a parameter without a list
      () => entry('page', { ...common, props: { ...page, path: '/x/:id', drawnAtEdge: {} } }),
      // @ts-expect-error one of two
      () => entry('page', { ...common, props: { ...page, path: '/:a/:b', drawnAtEdge: { path: { a: promotion } } } }),
      // @ts-expect-error a parameter that the path has not
      () => entry('page', { ...common, props: { ...page, path: '/x', drawnAtEdge: { path: { id: promotion } } } }),
      // @ts-expect-error a call that the edge does not ask
      () => entry('page', { ...common, props: { ...page, path: '/x', drawnAtEdge: { calls: ['balance'] } } }),
      // @ts-expect-error a list in an answer that the page has not
      () => entry('page', { ...common, props: { ...page, path: '/x/:id', drawnAtEdge: { path: { id: article } } } }),
      // @ts-expect-error the same of the query
      () => entry('page', { ...common, props: { ...page, path: '/x', drawnAtEdge: { query: { id: article } } } }),
      // @ts-expect-error a list whose things have no ids
      () => entry('page', { ...common, props: { ...page, path: '/x/:id', drawnAtEdge: { path: { id: vendor } } } }),
    ]
    expect([right.length, wrong.length]).toEqual([3, 7])
  })
})
