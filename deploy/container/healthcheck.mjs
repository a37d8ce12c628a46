/** Ends with 0 where the server of this container answers. */
const answer = await fetch(`http://127.0.0.1:${process.env.PORT ?? 4000}/healthz`).catch(() => undefined)
process.exit(answer?.ok ? 0 : 1)
