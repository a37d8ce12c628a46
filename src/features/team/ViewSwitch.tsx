import { useTranslation } from '../../i18n/translate'
import { Cluster, Segmented } from '../../ui'
import type { TeamView } from './useTeamAddress'

export function ViewSwitch({ view }: { readonly view: TeamView }) {
  const { t } = useTranslation()
  return (
    <Cluster>
      <Segmented
        label={t('team.view')}
        segments={[
          { id: 'list', label: t('team.view.list') },
          { id: 'tree', label: t('team.view.tree') },
        ]}
        selected={view.isTree ? 'tree' : 'list'}
        onSelect={(id) => view.change({ view: id === 'tree' ? 'tree' : undefined })}
      />
    </Cluster>
  )
}
