import { useAtomValue, useSetAtom } from '../../state/atoms'
import { useState } from 'react'
import { useTranslation } from '../../i18n/translate'
import styled from 'styled-components'
import type { Actions } from '../../engine/entry'
import { sessionAtom } from '../../session/session'
import { SlotItem, useLabel, useSlot } from '../../site/Slot'
import { useNavigateOrLaunch } from '../../site/useNavigateOrLaunch'
import { Avatar, bareButton, media, Menu, type MenuItem } from '../../ui'
import { balanceHiddenAtom } from '../../site/balanceHidden'
import { rankNameAtom } from '../../site/rankName'
import { countsAtom } from './counts'
import { BalancePill } from './BalancePill'
import { ClubLabel } from './ClubLabel'
import { LogoutDialog } from './LogoutDialog'

/** Balance and the avatar's menu, for somebody signed in (spec §2, logged-in panel). */
export default function AccountPanel() {
  const { t } = useTranslation()
  const session = useAtomValue(sessionAtom)
  const [leaving, setLeaving] = useState(false)
  const items = useMenuItems(() => setLeaving(true))
  const hasNews = [...useAtomValue(countsAtom).values()].some((count) => count > 0)
  if (session.state !== 'signed-in') return null
  const name = session.nickname ?? session.account
  return (
    <Row>
      <BalancePill />
      <Menu
        label={t('account.menu')}
        items={items}
        trigger={
          <AvatarButton type="button" data-news={hasNews} aria-label={t('account.menuOf', { name })}>
            <HeaderAvatar name={name} />
          </AvatarButton>
        }
        header={
          <Who>
            <strong>{name}</strong>
            {name === session.account ? null : <small>{session.account}</small>}
            <ClubLabel session={session} />
          </Who>
        }
      />
      <LogoutDialog open={leaving} onClose={() => setLeaving(false)} />
    </Row>
  )
}

/** The member's picture where the merchant has pictures, else a letter. */
function HeaderAvatar({ name }: { readonly name: string }) {
  const [picture] = useSlot('account.picture')
  const letter = <Avatar name={name} size={36} />
  return picture ? <SlotItem slot="account.picture" item={picture} fallback={letter} failed={() => letter} /> : letter
}

/** The slot's entries as rows of the menu. Actions are names here, so that an entry stays data. */
function useMenuItems(onLogout: () => void): readonly MenuItem[] {
  const { t } = useTranslation()
  const entries = useSlot('account.menu')
  const label = useLabel()
  const go = useNavigateOrLaunch()
  const hidden = useAtomValue(balanceHiddenAtom)
  const setHidden = useSetAtom(balanceHiddenAtom)
  const counts = useAtomValue(countsAtom)
  const rank = useAtomValue(rankNameAtom)
  const actions: Readonly<Record<Actions['account.menu'], () => void>> = {
    logout: onLogout,
    toggleBalance: () => setHidden(!hidden),
  }
  return entries.map((item) => {
    const { to, action, dividerBefore, badge, note } = item.props
    const count = badge === undefined ? 0 : (counts.get(badge) ?? 0)
    const showing = action === 'toggleBalance' && hidden
    const icon = showing ? 'eye' : item.icon
    const row = {
      id: item.id,
      label: showing ? t('account.menu.showBalance') : label(item.label),
      ...(icon !== undefined && { icon }),
      ...(dividerBefore !== undefined && { dividerBefore }),
      end: count > 0 ? (count > 99 ? '99+' : String(count)) : note === 'rank' ? rank : undefined,
    }
    if (item.link) return { ...row, href: item.link.href }
    const act = action && actions[action]
    return { ...row, onSelect: () => (act ? act() : go(to ?? '/', { needsLogin: true })) }
  })
}

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  min-inline-size: 0;
`

/** With a ring that closes as the next rank comes near; what knows how near says it to the page (`--rank-share`). */
const AvatarButton = styled.button`
  ${bareButton}
  position: relative;
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 44px;
  block-size: 44px;
  border-radius: var(--radius-pill);

  &::before,
  > span {
    border-radius: 50%;
  }
  &::before {
    content: '';
    position: absolute;
    inset: 0;
    background: conic-gradient(var(--accent-text) calc(var(--rank-share) * 1turn), var(--line) 0);
    mask: radial-gradient(closest-side, transparent calc(100% - 3px), black calc(100% - 2px));
  }
  /* something in its menu waits */
  &[data-news='true']::after {
    content: '';
    position: absolute;
    inset-block-start: 1px;
    inset-inline-end: 1px;
    inline-size: 12px;
    block-size: 12px;
    border: 2px solid var(--surface-1);
    border-radius: 50%;
    background-color: var(--danger);
  }
  @media ${media.tabletUp} {
    transition: transform var(--dur-fast) var(--ease-out);
    &:hover {
      transform: scale(1.04);
    }
  }
`

const Who = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--space-1);
  padding: var(--space-3) var(--space-4);
  border-block-end: 1px solid var(--line);

  small {
    color: var(--text-muted);
    font-size: var(--fs-xs);
  }
`
