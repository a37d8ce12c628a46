import { useTranslation } from '../../../i18n/translate'
import { Link, useLocation } from 'react-router'
import type { SlotComponentProps } from '../../../site/Slot'
import { withMessages } from '../../../site/withMessages'
import { Chip } from '../../../ui'
import { CategoryFrame } from '../../../shared/category/CategoryFrame'
import { Strip } from '../../../shared/category/category.styles'
import { messages } from '../../../shared/category/messages'
import { SportsLobby } from './SportsLobby'
import { SportsSection } from './SportsSection'
import { sportsPath, sportsViewAt, sportsViews } from './sportsViews'

/** Sports, and below it rolling, today, hot matches and league (spec §2). */
export default withMessages(messages, function SportsPage({ item }: SlotComponentProps<'page'>) {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const view = sportsViewAt(pathname)
  return (
    <CategoryFrame item={item}>
      {(category, vendors) => (
        <>
          <Strip aria-label={t('games.sports.views')}>
            <Chip as={Link} to={item.props.path} selected={view === undefined}>
              {t('games.sports.lobby')}
            </Chip>
            {sportsViews.map((one) => (
              <Chip key={one} as={Link} to={sportsPath(one)} selected={view === one}>
                {t(`games.sports.${one}`)}
              </Chip>
            ))}
          </Strip>
          {view === undefined ? (
            <SportsLobby category={category} vendors={vendors} path={item.props.path} />
          ) : (
            <SportsSection view={view} vendors={vendors} />
          )}
        </>
      )}
    </CategoryFrame>
  )
})
