import { useState } from 'react'
import styled from 'styled-components'
import { useTranslation } from '../../../i18n/translate'
import { errorMessage } from '../../../platform/messages'
import { wasNotLetIn } from '../../../platform/wasRefused'
import { clientAtom } from '../../../session/client'
import { Answered } from '../../../shared/lists/Answered'
import { imageCdnAtom } from '../../../site/imageCdn'
import { useAnswer } from '../../../site/useAnswer'
import { useAtomValue } from '../../../state/atoms'
import { bareButton, Dialog, Icon, Notice, Skeleton, Stack } from '../../../ui'
import type { DialogPart } from '../lazyDialog'
import { chooseIcon, getAvatars } from './calls'
import { iconAtom } from './iconAtom'
import { onCdn } from './OwnPicture'

/** Pictures of the platform to choose from; a press chooses. */
export default function PictureDialog({ open, onClose }: DialogPart) {
  const { t } = useTranslation()
  const client = useAtomValue(clientAtom)
  const cdn = useAtomValue(imageCdnAtom)
  const own = useAtomValue(iconAtom)
  const answer = useAnswer(getAvatars)
  const [chosen, setChosen] = useState<string>()
  const [failure, setFailure] = useState<string>()

  const choose = async (id: string) => {
    if (chosen !== undefined) return
    setChosen(id)
    setFailure(undefined)
    try {
      await client(chooseIcon, { body: { id } })
      await own.refetch()
      onClose()
    } catch (error) {
      if (!wasNotLetIn(error)) setFailure(t(errorMessage(error)))
    } finally {
      setChosen(undefined)
    }
  }
  // one that nobody chose, and one of a platform that names none, is known by its address
  const ownId = own.data?.id ?? answer.data?.find(({ url }) => url === own.data?.url)?.id
  const current = chosen ?? ownId
  return (
    <Dialog open={open} onClose={onClose} width={440} title={t('account.picture.title')} closeLabel={t('app.close')}>
      <Stack gap={4}>
        <Answered answer={answer} skeleton={<Skeleton height={296} />} failed={t('account.picture.failed')}>
          {(pictures) => (
            <Grid>
              {pictures.map(({ id, url }, place) => (
                <li key={id}>
                  <Choice
                    type="button"
                    aria-pressed={id === current}
                    aria-label={t('account.picture.choice', { number: place + 1 })}
                    aria-busy={id === chosen}
                    onClick={() => void choose(id)}
                  >
                    <img src={onCdn(url, cdn)} alt="" width={80} height={80} decoding="async" />
                    {id === current ? (
                      <Mark>
                        <Icon name="check" size={16} />
                      </Mark>
                    ) : null}
                  </Choice>
                </li>
              ))}
            </Grid>
          )}
        </Answered>
        {failure === undefined ? null : (
          <Notice tone="danger" alert>
            {failure}
          </Notice>
        )}
      </Stack>
    </Dialog>
  )
}

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(80px, 1fr));
  gap: var(--space-3);
  justify-items: center;
  margin: 0;
  padding: 0;
  list-style: none;
`

const Choice = styled.button`
  ${bareButton}
  position: relative;
  border: 3px solid transparent;
  border-radius: var(--radius-pill);

  img {
    display: block;
    border-radius: var(--radius-pill);
  }
  &:hover {
    border-color: var(--line-strong, var(--line));
  }
  &[aria-pressed='true'] {
    border-color: var(--accent);
  }
  &[aria-busy='true'] {
    opacity: 0.6;
  }
`

const Mark = styled.span`
  position: absolute;
  inset-block-end: 0;
  inset-inline-end: 0;
  display: grid;
  place-items: center;
  inline-size: 26px;
  block-size: 26px;
  border-radius: var(--radius-pill);
  background-color: var(--accent);
  color: var(--on-accent);
`
