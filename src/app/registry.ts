import type { Feature } from '../engine/entry'
import { createRegistry } from '../engine/registry'

/** Every `features/<id>/feature.ts`: a new folder is a new feature, no list is kept by hand. */
const features = import.meta.glob<Feature>('../features/*/feature.ts', { eager: true, import: 'feature' })

export const registry = createRegistry(Object.values(features))
