import { type ComponentType, Suspense } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { createStore, Provider } from '../state/atoms'
import { addMessageSets, withMessages } from './withMessages'

const draw = (Page: ComponentType): string =>
  renderToString(
    <Provider store={createStore()}>
      <Suspense fallback="skeleton">
        <Page />
      </Suspense>
    </Provider>,
  )

test('what was prepared is drawn at once, without the skeleton that waits for messages', async () => {
  let loads = 0
  const load = () => {
    loads += 1
    return Promise.resolve({ default: {} })
  }
  addMessageSets('en', { './features/mall/messages/en.json': load, './shared/tables/messages/en.json': load })
  const Page = withMessages(['features/mall', 'shared/tables'], () => <p>the page</p>)
  expect(draw(Page)).toContain('skeleton')
  expect(loads, 'both are asked for together').toBe(2)
  await Page.prepare('en')
  const drawn = draw(Page)
  expect(drawn).toContain('<p>the page</p>')
  expect(drawn).not.toContain('skeleton')
  expect(loads).toBe(2)
})
