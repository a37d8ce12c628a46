import { Skeleton, Stack } from '../../ui'
import { Detail, List, Panes } from './notice.styles'
import { noticesPerPage } from './noticePages'

export function NoticeSkeleton() {
  return (
    <Panes data-detail={false} aria-hidden="true">
      <List>
        <Stack as="ul" gap={2} style={{ padding: 'var(--space-3)' }}>
          {Array.from({ length: noticesPerPage }, (_, index) => (
            <li key={index}>
              <Skeleton height={44} radius="var(--radius-m)" />
            </li>
          ))}
        </Stack>
      </List>
      <Detail>
        <Stack gap={3}>
          <Skeleton width="60%" height={28} />
          <Skeleton width="30%" />
          <Skeleton />
          <Skeleton width="90%" />
        </Stack>
      </Detail>
    </Panes>
  )
}
