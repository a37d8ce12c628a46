import { OpenClaims } from './OpenClaims'
import { withListMessages } from './pageMessages'

/** On the list, which loads it for those who can have claimed. */
export default withListMessages(OpenClaims)
