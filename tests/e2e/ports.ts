import { availableParallelism } from 'node:os'

/**
 * Journeys beside each other, one for each processor. Each has a product of its own with its own accounts and brands,
 * so that scenarios, balances and folders of one never meet those of another.
 */
export const workers = Math.min(4, availableParallelism())

const first = Number(process.env.E2E_PORT ?? 4100)

/** A product takes its port and some of those above it: the sandbox's, the emulator's, those of products that tests start. */
const stride = 10

export const portOf = (worker: number): number => first + worker * stride

/** The port of this worker's product. */
export const ownPort = (): number => portOf(Number(process.env.TEST_PARALLEL_INDEX ?? 0))
