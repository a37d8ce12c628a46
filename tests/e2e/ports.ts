/** Journeys beside each other. Each has a product of its own: sandbox scenarios are switched for a merchant, not for a test. */
export const workers = 2

const first = Number(process.env.E2E_PORT ?? 4100)

/** A product takes its port and some of those above it: the sandbox's, the emulator's, those of products that tests start. */
const stride = 20

export const portOf = (worker: number): number => first + worker * stride

/** The port of this worker's product. */
export const ownPort = (): number => portOf(Number(process.env.TEST_PARALLEL_INDEX ?? 0))
