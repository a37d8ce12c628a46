import * as fastCheck from '../../node_modules/fast-check/lib/fast-check.js'

/**
 * fast-check as every test imports it (vitest.config.ts). In CI the same values come each time: a commit is red for what
 * it changed, not for what chance found this time. Elsewhere they differ from run to run, and so find more.
 */
if (process.env.CI) fastCheck.configureGlobal({ seed: 20_260 })

export * from '../../node_modules/fast-check/lib/fast-check.js'
export default fastCheck
