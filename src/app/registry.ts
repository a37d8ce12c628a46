import type { Feature } from '../engine/entry'
import { createRegistry } from '../engine/registry'

/** Every `features/<id>/feature.ts`: a new folder is a new feature, no list is kept by hand. */
const modules = import.meta.glob<{ feature: Feature }>('../features/*/feature.ts', { eager: true })

export const registry = createRegistry(Object.values(modules).map((module) => module.feature))
