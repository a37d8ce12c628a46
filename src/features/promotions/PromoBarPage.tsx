import { Navigate, useSearchParams } from 'react-router'
import { paths } from '../../site/paths'

/** /promoDetail?id=… is the promotion's own page (spec §2). */
export default function PromoBarPage() {
  const [search] = useSearchParams()
  const id = search.get('id')
  return <Navigate to={id ? paths.promotion(id) : paths.promotions} replace />
}
