import styled from 'styled-components'
import {
  Avatar,
  Badge,
  Button,
  Checkbox,
  Cluster,
  EmptyState,
  Field,
  GameCard,
  Icon,
  IconButton,
  ListRow,
  Money,
  Notice,
  Panel,
  ProgressBar,
  SearchInput,
  Segmented,
  Select,
  Skeleton,
  Stack,
  Switch,
  TextInput,
  TextLink,
} from '../../src/ui'
import { gameLabels, games } from '../support/games'
import { useSay } from '../support/say'
import { useSurroundings } from '../support/surroundings'

const nothing = () => undefined

/** Most of the kit on one page: what a change of a token does is seen at a glance. */
export function KitSheet() {
  const say = useSay()
  const { brand, language } = useSurroundings()
  return (
    <Sheet>
      <h1>{brand.brand.name}</h1>
      <Columns>
        <Stack>
          <Cluster>
            <Button variant="primary">{say('Play now')}</Button>
            <Button>{say('All games')}</Button>
            <Button variant="ghost">{say('Close')}</Button>
            <Button variant="danger">{say('Sign out')}</Button>
          </Cluster>
          <Cluster>
            <Button variant="primary" size="s" icon="play">
              {say('Play')}
            </Button>
            <Button variant="primary" disabled>
              {say('Play now')}
            </Button>
            <IconButton icon="heart" label={say('Add to favourites')} />
            <IconButton icon="bell" label={say('Notices')} badge={3} />
            <TextLink href="#kit">{say('Forgot password?')}</TextLink>
          </Cluster>
          <Cluster>
            {(['neutral', 'accent', 'success', 'warning', 'danger'] as const).map((tone) => (
              <Badge key={tone} tone={tone}>
                {say('New')}
              </Badge>
            ))}
            <Avatar name="Mira" size={40} />
            <Money amount="12480.50" currency="USD" language={language.tag} />
          </Cluster>
          <Notice tone="warning">{say('This vendor is under maintenance until six o’clock.')}</Notice>
          <Notice tone="danger">{say('Username or password is not right.')}</Notice>
          <Notice tone="success">{say('Your password has been changed.')}</Notice>
          <ProgressBar label={say('Turnover reached')} value={0.62} />
        </Stack>
        <Panel title={say('Account')}>
          <Stack>
            <Field id="sheet-name" label={say('Username')} hint={say('6 to 11 letters and digits')}>
              <TextInput defaultValue="lantern7" />
            </Field>
            <Field id="sheet-mail" label={say('Email')} error={say('This name is taken')}>
              <TextInput defaultValue="mira" />
            </Field>
            <Field id="sheet-money" label={say('Currency')}>
              <Select defaultValue="USD" options={[{ value: 'USD', label: 'USD' }]} />
            </Field>
            <SearchInput value="" onValue={nothing} labels={{ search: say('Search games'), clear: say('Clear') }} />
            <Checkbox label={say('Remember my username')} defaultChecked />
            <Switch label={say('Hide my balance')} checked onChange={nothing} />
            <Segmented
              label={say('Theme')}
              selected="Dark"
              onSelect={nothing}
              segments={['Light', 'Dark', 'System'].map((id) => ({ id, label: say(id) }))}
            />
          </Stack>
        </Panel>
        <Stack>
          <Cards>
            {games.slice(0, 3).map((game) => (
              <GameCard
                key={game.title}
                {...game}
                variant={brand.brand.layout.card}
                labels={gameLabels}
                onOpen={nothing}
                eager
              />
            ))}
          </Cards>
          <ListRow
            start={<Icon name="shield" />}
            title={say('Security centre')}
            text={say('Password, phone number, sessions')}
          />
          <Skeleton height={48} />
          <EmptyState
            title={say('No favourites yet')}
            text={say('Press the heart on a game and it waits for you here.')}
          />
        </Stack>
      </Columns>
    </Sheet>
  )
}

const Sheet = styled.div`
  display: grid;
  gap: var(--space-5);
  padding: var(--space-5);
`

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 340px), 1fr));
  align-items: start;
  gap: var(--space-6);
`

const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  gap: var(--space-3);
`
