import { commands } from 'vitest/browser'
import { emulation } from '../../stories/support/motion'

emulation.emulateMotion = commands.emulateMotion
