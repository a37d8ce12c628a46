import { lazy, Suspense, useState } from 'react'
import styled from 'styled-components'
import type { Announcement } from '../../../../contract/announcements'
import { useTranslation } from '../../../../i18n/translate'
import { leadText } from '../../../../lib/plainText'
import { importWithTimeout } from '../../../../site/importWithTimeout'
import { imageAddressAtom } from '../../../../site/vendors'
import { useAtomValue } from '../../../../state/atoms'
import { bareButton, clampLines, deepLines, Icon, Image, media } from '../../../../ui'

const ReadPromotion = lazy(() => importWithTimeout(() => import('../reading/ReadPromotion')))

/** What new members get, in the platform's words; all of them are read over the form. */
export function OfferCard({ promotion }: { readonly promotion: Announcement }) {
  const { t } = useTranslation()
  const imageAddress = useAtomValue(imageAddressAtom)
  const [isOpen, setOpen] = useState<boolean>()
  const lead = leadText(promotion.content)
  const image = promotion.announcementImages?.[0]
  return (
    <>
      <Card type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {image === undefined ? null : (
          <Thumb>
            <Image src={imageAddress(image.url)} alt="" ratio={1} />
          </Thumb>
        )}
        <Words>
          <Mark>{t('auth.register.offer')}</Mark>
          <Title title={promotion.title}>{promotion.title}</Title>
          <Lead title={lead}>{lead}</Lead>
        </Words>
        <Icon name="chevron-right" />
      </Card>
      {isOpen === undefined ? null : (
        <Suspense fallback={null}>
          <ReadPromotion promotion={promotion} open={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

const Thumb = styled.span`
  flex: none;
  inline-size: 64px;
  border-radius: var(--radius-s);
  overflow: clip;
`

const Words = styled.span`
  display: grid;
  flex: 1;
  min-inline-size: 0;
  line-height: 1.35;
`

const Mark = styled.span`
  color: var(--accent-text);
  font-size: var(--fs-xs);
  font-weight: 500;
`

const Title = styled.b`
  ${clampLines(2)}
  ${deepLines}
  overflow-wrap: anywhere;
`

const Lead = styled.span`
  ${clampLines(2)}
  color: var(--text-muted);
  font-size: var(--fs-sm);
`

const Card = styled.button`
  ${bareButton}
  display: flex;
  align-items: center;
  gap: var(--space-3);
  inline-size: 100%;
  padding: 8px;
  padding-inline-end: 12px;
  border-radius: var(--radius-m);
  background-color: var(--accent-soft);

  &:hover {
    background-color: var(--surface-hover);
  }
  > svg {
    color: var(--text-muted);
  }

  /* its name alone: the fields are what one came for */
  @media ${media.largeText} {
    gap: var(--space-2);

    > ${Thumb}, ${Mark}, ${Lead} {
      display: none;
    }
  }
`
