/** The oldest Node that the product runs on; the same as `engines` in package.json. */
const least = [20, 19]

/** Ends the process with a plain message where Node is too old. Runs with nothing installed. */
export function checkNode(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  if (major > least[0] || (major === least[0] && minor >= least[1])) return
  console.error(`Node ${least.join('.')} or newer is needed; this is Node ${version}.`)
  console.error(
    'Install it from https://nodejs.org (the LTS version) or with your version manager, then run this again.',
  )
  process.exit(1)
}
