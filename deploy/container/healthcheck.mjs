/** Ends with 0 where the server of this container answers, at the address that it was told to listen on. */
const { HOST = '', PORT = '4000' } = process.env
const everywhere = { '': '127.0.0.1', '0.0.0.0': '127.0.0.1', '::': '[::1]' }
const host = everywhere[HOST] ?? (HOST.includes(':') ? `[${HOST}]` : HOST)
const answer = await fetch(`http://${host}:${PORT}/healthz`).catch(() => undefined)
process.exit(answer?.ok ? 0 : 1)
