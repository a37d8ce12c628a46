import { useSetAtom } from '../../../state/atoms'
import { useState } from 'react'
import { useTranslation } from '../../../i18n/translate'
import styled from 'styled-components'
import type { LoginCheck } from '../../../contract/login-check'
import { useCustomerService } from '../../../site/useCustomerService'
import { Button, Divider, ErrorState, Icon, ListRow, TextLink } from '../../../ui'
import { giveUpAtom } from '../login/flow'
import { CheckForm } from './CheckForm'
import { offeredWays, wayRows } from './ways'

/**
 * In place of the login's tabs: the account was signed in to from an address that is not registered (spec §4), or its
 * member wished to be asked each time.
 */
export default function SecondCheck({ check }: { readonly check: LoginCheck }) {
  const { t } = useTranslation()
  const giveUp = useSetAtom(giveUpAtom)
  const service = useCustomerService()
  const ways = offeredWays(check)
  const [chosen, setChosen] = useState(ways[0]?.way)
  const current = ways.find(({ way }) => way === chosen) ?? ways[0]
  const back = (
    <Back>
      <TextLink as="button" onClick={giveUp}>
        {t('auth.check.back')}
      </TextLink>
    </Back>
  )
  if (!current) {
    return (
      <>
        <ErrorState
          compact
          title={t('auth.check.title')}
          text={t('auth.check.none')}
          actions={<Button onClick={service}>{t('app.service.title')}</Button>}
        />
        {back}
      </>
    )
  }
  const others = ways.filter((way) => way !== current)
  return (
    <section aria-labelledby="second-check">
      <Head>
        <Mark aria-hidden="true">
          <Icon name={wayRows[current.way].icon} size={24} />
        </Mark>
        <div>
          <h3 id="second-check">{t('auth.check.title')}</h3>
          <p>{t(check.reason === 'authenticator' ? 'auth.check.byWish' : 'auth.check.text')}</p>
        </div>
      </Head>
      <Now>{t(wayRows[current.way].label, { target: current.target })}</Now>
      <CheckForm key={current.way} ticket={check.ticket} offered={current} />
      {others.length === 0 ? null : (
        <Others>
          <Divider />
          <h4>{t('auth.check.others')}</h4>
          <ul>
            {others.map(({ way, target }) => (
              <li key={way}>
                <ListRow
                  as="button"
                  start={<Icon name={wayRows[way].icon} />}
                  end={<Icon name="chevron-right" size={18} />}
                  title={t(wayRows[way].label, { target })}
                  onClick={() => setChosen(way)}
                />
              </li>
            ))}
          </ul>
        </Others>
      )}
      {back}
    </section>
  )
}

const Head = styled.header`
  display: flex;
  gap: var(--space-4);
  align-items: start;

  h3 {
    margin: 0;
    font-size: var(--fs-md);
  }
  p {
    margin-block: var(--space-1) 0;
    color: var(--text-muted);
  }
`

const Mark = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 48px;
  block-size: 48px;
  border-radius: var(--radius-pill);
  background-color: var(--accent-soft);
  color: var(--accent-text);
`

const Now = styled.p`
  margin-block: var(--space-5) var(--space-3);
  font-weight: 500;
`

const Others = styled.div`
  margin-block-start: var(--space-5);

  h4 {
    margin-block: var(--space-4) var(--space-1);
    color: var(--text-muted);
    font-size: var(--fs-sm);
    font-weight: 500;
  }
  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li > * {
    margin-inline: calc(-1 * var(--space-4));
    inline-size: calc(100% + 2 * var(--space-4));
  }
`

const Back = styled.p`
  margin-block: var(--space-5) 0;
  text-align: center;
`
