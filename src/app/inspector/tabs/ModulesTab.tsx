import { useInspectorTranslation } from '../useInspectorTranslation'
import styled from 'styled-components'
import { useAtom, useAtomValue } from '../../../state/atoms'
import type { Whitelabel } from '../../../contract/whitelabel'
import { moduleWords } from '../../../lib/moduleIds'
import { alwaysOn } from '../../../engine/readModules'
import { modulesAtom, platformAtom } from '../../../site/site'
import { EmptyState, Stack, Switch } from '../../../ui'
import { leftOutAtom, moduleSwitchesAtom } from '../state'

/** The tree as the site goes by it: each module's own switch, and what one above it takes away. */
export function ModulesTab() {
  const { t } = useInspectorTranslation()
  const { whitelabel = [] } = useAtomValue(platformAtom)
  const leftOut = useAtomValue(leftOutAtom)
  if (whitelabel.length === 0) return <EmptyState compact title={t('app.inspector.noModules')} />
  return (
    <Stack gap={2}>
      <p>{t('app.inspector.modulesHint')}</p>
      {leftOut.length === 0 ? null : (
        <div role="status">
          <p>{t('app.inspector.modulesLeftOut')}</p>
          <ul>
            {leftOut.map(({ module, reason }) => (
              <li key={`${module} ${reason}`} lang="en" dir="ltr">
                <code>{module}</code>: {reason}
              </li>
            ))}
          </ul>
        </div>
      )}
      <Branch nodes={whitelabel} />
    </Stack>
  )
}

function Branch({ nodes }: { readonly nodes: Whitelabel }) {
  const { t } = useInspectorTranslation()
  const modules = useAtomValue(modulesAtom)
  const [switches, setSwitches] = useAtom(moduleSwitchesAtom)
  return (
    <List>
      {nodes.map(({ modId, enabled, childrenNodes }) => {
        const offAt = modules.get(modId)?.offAt
        const above =
          offAt === undefined || offAt === modId ? undefined : t('app.inspector.offAbove', { module: offAt })
        const hand = Object.hasOwn(switches, modId) ? t('app.inspector.byHand') : undefined
        return (
          <li key={modId}>
            <Switch
              checked={enabled || modId === alwaysOn}
              disabled={modId === alwaysOn}
              onChange={(on) => setSwitches({ ...switches, [modId]: on })}
              label={
                <>
                  <bdi lang="en" dir="ltr">
                    <code>{modId}</code> {moduleWords(modId)}
                  </bdi>{' '}
                  {above === undefined && hand === undefined ? null : (
                    <Note>{[above, hand].filter((each) => each !== undefined).join(' · ')}</Note>
                  )}
                </>
              }
            />
            {childrenNodes && childrenNodes.length > 0 ? <Branch nodes={childrenNodes} /> : null}
          </li>
        )
      })}
    </List>
  )
}

const List = styled.ul`
  & & {
    margin-inline-start: var(--space-3);
    padding-inline-start: var(--space-3);
    border-inline-start: 1px solid var(--line);
  }
`

const Note = styled.small`
  display: block;
  color: var(--text-muted);
`
