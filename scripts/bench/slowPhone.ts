/** Slow 4G, applied by the browser and not reckoned: 150 ms, 1.6 Mbit/s down, 750 kbit/s up. */
export const slowLine = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }
/** So many times slower than the machine's is the processor of a phone. */
export const slowProcessor = 4
