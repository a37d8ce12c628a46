import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useInspectorTranslation } from './useInspectorTranslation'
import styled from 'styled-components'
import { useAtomValue } from '../../state/atoms'
import { brandAtom } from '../../site/brand'
import { IconButton, media, Tabs } from '../../ui'
import { ChangesTab } from './tabs/ChangesTab'
import { EntriesTab } from './tabs/EntriesTab'
import { ModulesTab } from './tabs/ModulesTab'
import { TextsTab } from './tabs/TextsTab'
import { ThemeTab } from './tabs/ThemeTab'
import { ViewerTab } from './tabs/ViewerTab'

const panels = {
  entries: EntriesTab,
  texts: TextsTab,
  modules: ModulesTab,
  viewer: ViewerTab,
  theme: ThemeTab,
  changes: ChangesTab,
}

export type InspectorTab = keyof typeof panels

interface InspectorPanelProps {
  readonly tab: InspectorTab
  /** Out of the way for a while, with all that is in it. */
  readonly hidden: boolean
  readonly onTab: (tab: InspectorTab) => void
  readonly onClose: () => void
}

/** Beside the page and not over it alone: both can be used. Escape inside closes it. */
export function InspectorPanel({ tab, hidden, onTab, onClose }: InspectorPanelProps) {
  const { t } = useInspectorTranslation()
  const { name } = useAtomValue(brandAtom)
  const frame = useRef<HTMLElement>(null)
  useEffect(() => frame.current?.focus(), [])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose()
  }
  const Shown = panels[tab]
  return (
    <Frame ref={frame} hidden={hidden} tabIndex={-1} aria-label={t('app.inspector.title')} onKeyDown={onKeyDown}>
      <Head>
        <h2>
          {t('app.inspector.title')} <small>{name}</small>
        </h2>
        <IconButton icon="x" label={t('app.inspector.close')} onClick={onClose} />
      </Head>
      <Body>
        <Tabs
          label={t('app.inspector.title')}
          selected={tab}
          onSelect={onTab}
          tabs={[
            { id: 'entries', label: t('app.inspector.entries') },
            { id: 'texts', label: t('app.inspector.texts') },
            { id: 'modules', label: t('app.inspector.modules') },
            { id: 'viewer', label: t('app.inspector.viewer') },
            { id: 'theme', label: t('app.inspector.theme') },
            { id: 'changes', label: t('app.inspector.changes') },
          ]}
        >
          <Shown />
        </Tabs>
      </Body>
    </Frame>
  )
}

const Frame = styled.aside`
  position: fixed;
  z-index: 80;
  inset-block: 0;
  inset-inline-end: 0;
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  inline-size: min(460px, 100vw);
  border-inline-start: 1px solid var(--line-strong);
  background-color: var(--surface-1);
  color: var(--text);
  box-shadow: var(--shadow-3);
  font-size: var(--fs-sm);

  &[hidden] {
    display: none;
  }

  @media ${media.phone} {
    inline-size: 100vw;
    border: 0;
  }
`

const Body = styled.div`
  padding: 0 var(--space-4) var(--space-6);
  overflow-y: auto;
  overscroll-behavior: contain;
  scroll-padding-block-start: 56px;

  [role='tablist'] {
    position: sticky;
    z-index: 1;
    inset-block-start: 0;
    background-color: var(--surface-1);
  }

  [role='tab'] {
    padding-inline: var(--space-3);
  }

  /* all of them beside each other */
  @media ${media.phone} {
    padding-inline: var(--space-3);

    [role='tablist'] {
      gap: 0;
    }
    [role='tablist'] > [role='tab'] {
      flex: 1 0 auto;
      padding-inline: 6px;
    }
    [role='tab']::after {
      inset-inline: 6px;
    }
  }
`

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
  min-block-size: 60px;
  padding: var(--space-2) var(--space-4);

  h2 {
    font-size: var(--fs-lg);
  }

  small {
    color: var(--text-muted);
    font-family: var(--font-text);
    font-size: var(--fs-sm);
    font-weight: 400;
  }
`
