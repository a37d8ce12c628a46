import { Navigate, useSearchParams } from 'react-router'
import { paths } from '../../site/paths'

/** No id has one, and in an address it would name another page. */
const slashes = /[/\\]/g

/** /promoDetail?id=… is the promotion's own page (spec §2). */
export default function PromoBarPage() {
  const [search] = useSearchParams()
  const id = search.get('id')
  return <Navigate to={id ? paths.promotion(id.replace(slashes, '-')) : paths.promotions} replace />
}
