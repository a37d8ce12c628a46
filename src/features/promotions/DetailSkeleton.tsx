import { Skeleton } from '../../ui'
import { Article, Banner, Body, Head, Layout, Side } from './detail.styles'

/** A promotion before it is there. */
export function DetailSkeleton() {
  return (
    <Layout aria-hidden="true">
      <Head>
        <Article as="div">
          <Banner />
          <Skeleton width="60%" height={40} />
          <Skeleton width="30%" height={32} />
        </Article>
      </Head>
      <Side>
        <Skeleton height={520} radius="var(--radius-l)" />
      </Side>
      <Body>
        <Skeleton height={240} />
      </Body>
    </Layout>
  )
}
