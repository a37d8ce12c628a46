import { useTranslation } from '../../../i18n/translate'
import styled, { keyframes } from 'styled-components'
import { gamesByCategoryAtom } from '../../../site/games'
import { GoLink } from '../../../site/GoLink'
import { useGameCards } from '../../../site/useGameCards'
import { useAtomValue } from '../../../state/atoms'
import { Button, displayFace, GameCard, Icon } from '../../../ui'
import type { PanelProps } from '../categories/LazyPanel'
import { VendorGrid } from '../categories/VendorGrid'
import { Container } from '../Container'

/** So few vendors leave most of the width empty. */
const fewVendors = 6
const mostGames = 4

/** The whole width under the header: what the category is, everybody in it, and hot games where these are few. */
export default function MegaPanel({ category, onGo }: PanelProps) {
  const { t } = useTranslation()
  const { id, label, icon, vendors, target } = category
  const cardOf = useGameCards()
  const hot = useAtomValue(gamesByCategoryAtom).get(category.place.category) ?? []
  const games = vendors.length > fewVendors ? [] : hot.slice(0, mostGames)
  return (
    <Sheet id={`vendors-${id}`}>
      <Columns>
        <Lead>
          <Icon name={icon} size={32} />
          <Name>{label}</Name>
          <p>{t('app.vendors.count', { count: vendors.length })}</p>
          {target && !target.needsLogin ? (
            <Button as={GoLink} to={target.to} size="s" iconEnd="arrow-right" onClick={onGo}>
              {t('app.vendors.all', { category: label })}
            </Button>
          ) : null}
        </Lead>
        <VendorGrid category={category} look="rows" onGo={onGo} />
        {games.length === 0 ? null : (
          <Games>
            {games.map((game) => {
              const card = cardOf(game, category.place.category)
              return (
                <li key={game.nodeId}>
                  <GameCard
                    {...card}
                    variant="tile"
                    onOpen={(press) => {
                      card.onOpen(press)
                      onGo()
                    }}
                  />
                </li>
              )
            })}
          </Games>
        )}
      </Columns>
    </Sheet>
  )
}

const enter = keyframes`
  from { opacity: 0; transform: translateY(-6px); }
`

const Sheet = styled.div`
  position: absolute;
  z-index: 1;
  inset-inline: 0;
  inset-block-start: 100%;
  max-block-size: calc(100dvh - 160px);
  background-color: var(--surface-2);
  color: var(--text);
  box-shadow: var(--shadow-3);
  overflow-y: auto;
  animation: ${enter} var(--dur) var(--ease-out);
`

const Columns = styled(Container)`
  display: grid;
  /* games, where there are any, have a third column */
  grid-template-columns: minmax(160px, 240px) 1fr;
  grid-auto-columns: auto;
  grid-auto-flow: column;
  gap: var(--space-6);
  padding-block: var(--space-5) var(--space-6);

  > ul {
    align-content: start;
  }
`

const Games = styled.ul`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: min(8rem, 10vw);
  gap: var(--space-3);
`

const Lead = styled.div`
  display: grid;
  justify-items: start;
  align-content: start;
  gap: var(--space-2);
  padding-inline-end: var(--space-5);
  border-inline-end: 1px solid var(--line);

  > svg {
    color: var(--accent2-400);
  }

  p {
    margin-block-end: var(--space-2);
    color: var(--text-muted);
    font-size: var(--fs-sm);
  }
`

const Name = styled.span`
  ${displayFace}
  font-size: var(--fs-2xl);
  font-weight: 700;
  line-height: 1.15;
`
