import { useAtomValue } from '../state/atoms'
import { type ComponentType, createElement, lazy, type LazyExoticComponent, type ReactNode, Suspense } from 'react'
import { useTranslation } from '../i18n/translate'
import type { SlotComponentProps, SlotName } from '../engine/entry'
import { findEntry, type Registry } from '../engine/registry'
import type { Item, ItemLabel } from '../engine/site'
import { brandTextAtom } from './brand'
import { importWithTimeout } from './importWithTimeout'
import { registryAtom, slotAtoms } from './site'
import { SlotBoundary, type SlotFailure } from './SlotBoundary'
import type { Prepared } from './withMessages'

export type { SlotComponentProps }

export function useSlot<S extends SlotName>(slot: S): readonly Item<S>[] {
  return useAtomValue(slotAtoms[slot])
}

/** The label of an item in the language of the page: the brand's own text, or the product's message. */
export function useLabel(): (label: ItemLabel | undefined) => string {
  const { t } = useTranslation()
  const text = useAtomValue(brandTextAtom)
  return (label) => (label === undefined ? '' : 'key' in label ? t(label.key) : text(label.text))
}

type Drawable = ComponentType<SlotComponentProps> & Partial<Prepared>
/** Components of a registry by slot and id: those that have arrived, and those that load when they are drawn. */
interface Components {
  readonly arrived: Map<string, Drawable>
  readonly lazy: Map<string, LazyExoticComponent<Drawable>>
}
const known = new WeakMap<Registry, Components>()

function componentsOf(registry: Registry): Components {
  const components = known.get(registry) ?? {
    arrived: new Map<string, Drawable>(),
    lazy: new Map<string, LazyExoticComponent<Drawable>>(),
  }
  known.set(registry, components)
  return components
}

function loaderOf(registry: Registry, slot: SlotName, id: string): (() => Promise<Drawable>) | undefined {
  const entry = findEntry(registry, slot, id)
  if (!entry || !('load' in entry.props)) return undefined
  const { load } = entry.props
  // each entry's component takes the items of its own slot: that was checked where it was declared
  return async () => (await importWithTimeout<{ readonly default: unknown }>(load)).default as Drawable
}

/**
 * Loads an item's component ahead of its first picture, which then needs no fallback; with its messages, where a language
 * (BCP 47) is given. False: it did not come, which shows when it is drawn.
 */
export async function prepareItem(registry: Registry, slot: SlotName, id: string, tag?: string): Promise<boolean> {
  try {
    const loaded = await loaderOf(registry, slot, id)?.()
    if (tag !== undefined) await loaded?.prepare?.(tag)
    if (loaded) componentsOf(registry).arrived.set(`${slot}/${id}`, loaded)
    return true
  } catch {
    return false
  }
}

/** What stands for a component whose files do not come, where the edge has drawn it (app/keepDrawnPage.tsx). */
export const standIn: {
  of?: (registry: Registry, slot: SlotName, id: string) => Promise<Drawable | undefined>
} = {}

export const forgetItem = (registry: Registry, slot: SlotName, id: string): boolean =>
  componentsOf(registry).lazy.delete(`${slot}/${id}`)

/**
 * One component a slot and id. One that could not be loaded stays so until it is forgotten: made anew while it is being
 * drawn, it would wait again and never be told to have failed.
 */
function componentOf(registry: Registry, slot: SlotName, id: string): Drawable | undefined {
  const key = `${slot}/${id}`
  const components = componentsOf(registry)
  // the lazy one first: a mounted component must keep its identity
  const ready = components.lazy.get(key) ?? components.arrived.get(key)
  if (ready) return ready
  const load = loaderOf(registry, slot, id)
  if (!load) return undefined
  const component = lazy(async () => ({ default: (await standIn.of?.(registry, slot, id)) ?? (await load()) }))
  components.lazy.set(key, component)
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
    <SlotBoundary failed={failed} forget={() => forgetItem(registry, slot, item.id)} key={item.id}>
      <Suspense fallback={fallback}>
        <LoadedItem registry={registry} slot={slot} item={item} />
      </Suspense>
    </SlotBoundary>
  )
}

/** Draws every item of a slot; one that cannot be drawn leaves its place empty. */
export function SlotItems({ slot }: { slot: SlotName }) {
  return useSlot(slot).map((item) => <SlotItem key={item.id} slot={slot} item={item} failed={() => null} />)
}

function LoadedItem({ registry, slot, item }: { registry: Registry; slot: SlotName; item: Item }) {
  const Component = componentOf(registry, slot, item.id)
  // not created here: componentOf keeps one component a slot and id
  return Component ? createElement(Component, { item }) : null
}
