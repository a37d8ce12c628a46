import { Link } from 'react-router'
import { useTranslation } from '../../i18n/translate'
import { Button, Cluster, Panel, Stack } from '../../ui'
import { TreeLevel } from './TreeLevel'
import { Tree } from './tree.styles'
import { moveInTree } from './treeKeys'
import { useTeamAddress } from './useTeamAddress'

/** The team as a tree: a level is asked for when it is opened. */
export function TeamTree() {
  const { t } = useTranslation()
  const { toList } = useTeamAddress()
  return (
    <Stack gap={4}>
      <Cluster>
        <Button as={Link} to={toList} icon="arrow-left" variant="ghost" size="s">
          {t('team.asList')}
        </Button>
      </Cluster>
      <Panel title={t('team.tree')}>
        <Tree role="tree" aria-label={t('team.tree')} onKeyDown={moveInTree}>
          <TreeLevel account={undefined} depth={1} isFirst />
        </Tree>
      </Panel>
    </Stack>
  )
}
