import { availableParallelism } from 'node:os'

/**
 * Journeys beside each other, as many as processors can draw: one for every two. Each has a product of its own, because
 * the sandbox's scenarios are switched for a merchant, not for a test.
 */
export const workers = Math.min(4, Math.max(1, Math.floor(availableParallelism() / 2)))

const first = Number(process.env.E2E_PORT ?? 4100)

/** A product takes its port and some of those above it: the sandbox's, the emulator's, those of products that tests start. */
const stride = 20

export const portOf = (worker: number): number => first + worker * stride

/** The port of this worker's product. */
export const ownPort = (): number => portOf(Number(process.env.TEST_PARALLEL_INDEX ?? 0))
