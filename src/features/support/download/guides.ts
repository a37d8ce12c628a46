import type { MessageKey } from '../../../contract/messageKeys'
import type { AppId } from './apps'
import type { Scene } from './StepPicture'

interface Told {
  readonly text: MessageKey
  readonly scene: Scene
}

interface AppStep extends Told {
  /** On the device itself, where there is no code to scan. */
  readonly here?: Told
}

/** How each app is installed, step by step. */
export const guides: Readonly<Record<AppId, readonly AppStep[]>> = {
  ios: [
    {
      text: 'support.app.ios.step1',
      scene: 'scan',
      here: { text: 'support.app.ios.step1Here', scene: 'browser' },
    },
    { text: 'support.app.ios.step2', scene: 'confirm' },
    { text: 'support.app.ios.step3', scene: 'trust' },
    { text: 'support.app.ios.step4', scene: 'open' },
  ],
  iosLite: [
    { text: 'support.app.iosLite.step1', scene: 'browser' },
    { text: 'support.app.iosLite.step2', scene: 'share' },
    { text: 'support.app.iosLite.step3', scene: 'open' },
  ],
  android: [
    {
      text: 'support.app.android.step1',
      scene: 'file',
      here: { text: 'support.app.android.step1Here', scene: 'file' },
    },
    { text: 'support.app.android.step2', scene: 'allow' },
    { text: 'support.app.android.step3', scene: 'install' },
    { text: 'support.app.android.step4', scene: 'open' },
  ],
}
