/** Every group of the foot, as one file of the build. */
export { About } from './About'
export { Games } from './Games'
export { HelpLinks } from './HelpLinks'
export { Legal } from './Legal'
export { Partners } from './Partners'
