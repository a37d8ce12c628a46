import { useAtomValue } from 'jotai'
import { type ComponentType, createElement, lazy, type LazyExoticComponent, type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { SlotName } from '../engine/entry'
import { findEntry, type Registry } from '../engine/registry'
import type { Item, ItemLabel } from '../engine/site'
import { brandTextAtom } from './brand'
import { loadWithin } from './loadWithin'
import { registryAtom, siteAtom } from './site'
import { SlotBoundary, type SlotFailure } from './SlotBoundary'

/** What every component of a slot is given. */
export interface SlotComponentProps<S extends SlotName = SlotName> {
  readonly item: Item<S>
}

export function useSlot<S extends SlotName>(slot: S): readonly Item<S>[] {
  return useAtomValue(siteAtom).slots[slot]
}

/** The label of an item in the language of the page: the brand's own text, or the product's message. */
export function useLabel(): (label: ItemLabel | undefined) => string {
  const { t } = useTranslation()
  const text = useAtomValue(brandTextAtom)
  return (label) => (label === undefined ? '' : 'key' in label ? t(label.key) : text(label.text))
}

type Loaded = LazyExoticComponent<ComponentType<SlotComponentProps>>
const loaded = new WeakMap<Registry, Map<string, Loaded>>()

/** One lazy component a slot and id, made once; a failed load is forgotten so that a retry loads again. */
function componentOf(registry: Registry, slot: SlotName, id: string): Loaded | undefined {
  const entry = findEntry(registry, slot, id)
  if (!entry || !('load' in entry.props)) return undefined
  const { load } = entry.props
  const cache = loaded.get(registry) ?? new Map<string, Loaded>()
  loaded.set(registry, cache)
  const key = `${slot}/${id}`
  const known = cache.get(key)
  if (known) return known
  const component = lazy(async () => {
    try {
      return (await loadWithin(load)) as { default: ComponentType<SlotComponentProps> }
    } catch (error) {
      cache.delete(key)
      throw error
    }
  })
  cache.set(key, component)
  return component
}

interface SlotItemProps<S extends SlotName> {
  readonly slot: S
  readonly item: Item<S>
  /** Shown while the component loads: a skeleton of the final size. */
  readonly fallback?: ReactNode
  /** Shown when it could not be loaded or drawn. */
  readonly failed: (failure: SlotFailure) => ReactNode
}

/** Draws one item of a slot by the component that its entry loads. */
export function SlotItem<S extends SlotName>({ slot, item, fallback = null, failed }: SlotItemProps<S>) {
  const registry = useAtomValue(registryAtom)
  return (
    <SlotBoundary failed={failed} key={item.id}>
      <Suspense fallback={fallback}>
        <LoadedItem registry={registry} slot={slot} item={item} />
      </Suspense>
    </SlotBoundary>
  )
}

function LoadedItem({ registry, slot, item }: { registry: Registry; slot: SlotName; item: Item }) {
  const Component = componentOf(registry, slot, item.id)
  // not created here: componentOf keeps one component a slot and id
  return Component ? createElement(Component, { item }) : null
}
