import { useTranslation } from '../../i18n/translate'
import styled from 'styled-components'
import { SlotItem, useSlot } from '../../site/Slot'
import { Button, Skeleton } from '../../ui'

/** Ways to log in that need no form: the browser's own store, Google, Facebook. */
export function OtherWays() {
  const { t } = useTranslation()
  const ways = useSlot('login.other')
  if (ways.length === 0) return null
  return (
    <>
      <Or>{t('auth.login.or')}</Or>
      <List aria-label={t('auth.login.other')}>
        {ways.map((way) => (
          <li key={way.id}>
            <SlotItem
              slot="login.other"
              item={way}
              fallback={<Skeleton height="var(--control-h)" />}
              failed={({ retry }) => <Button onClick={retry}>{t('app.retry')}</Button>}
            />
          </li>
        ))}
      </List>
    </>
  )
}

const Or = styled.p`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  margin-block: var(--space-5) var(--space-4);
  color: var(--text-muted);
  font-size: var(--fs-sm);

  &::before,
  &::after {
    flex: 1;
    border-block-start: 1px solid var(--line);
    content: '';
  }
`

/** A way that finds it has nothing to offer draws nothing, and leaves no gap. */
const List = styled.ul`
  display: grid;
  gap: var(--space-3);
  margin: 0;
  padding: 0;
  list-style: none;

  > li:empty {
    display: none;
  }
`
