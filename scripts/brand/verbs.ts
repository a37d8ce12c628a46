import type { Command } from 'commander'
import type { ExitCode, Io } from './io'
import { addAssign } from './verbs/assign'
import { addAssets } from './verbs/assets'
import { addCheck } from './verbs/check'
import { addDiff } from './verbs/diff'
import { addDigest } from './verbs/digest'
import { addDoctor } from './verbs/doctor'
import { addExplain } from './verbs/explain'
import { addExportKv } from './verbs/exportKv'
import { addHistory } from './verbs/history'
import { addList } from './verbs/list'
import { addNew } from './verbs/new'
import { addPreview } from './verbs/preview'
import { addPublish } from './verbs/publish'
import { addPull } from './verbs/pull'
import { addReleases } from './verbs/releases'
import { addRetire } from './verbs/retire'
import { addRollback } from './verbs/rollback'
import { addSet } from './verbs/set'
import { addTexts } from './verbs/texts'

export type Finish = (code: ExitCode) => void

/** In the order in which somebody with a new brand needs them. */
export function addVerbs(program: Command, io: Io, finish: Finish): void {
  for (const add of [
    addNew,
    addCheck,
    addExplain,
    addPreview,
    addTexts,
    addSet,
    addAssets,
    addList,
    addDiff,
    addDoctor,
    addPull,
    addDigest,
    addPublish,
    addReleases,
    addAssign,
    addRollback,
    addRetire,
    addHistory,
    addExportKv,
  ])
    add(program, io, finish)
}
