import { type Screen, screen, type ScreenMeta } from '../support/screen'

const meta: ScreenMeta = {
  title: 'Screens/Promotions',
  tags: ['!autodocs'],
  ...screen,
  args: { address: '/promotions' },
}
export default meta

export const List: Screen = {}
export const ListMember: Screen = { args: { viewer: 'member01' } }
export const ListLoading: Screen = { args: { platform: 'late' } }
export const ListFailing: Screen = { args: { platform: 'failing' } }
export const ListEmpty: Screen = { args: { platform: 'empty' } }
export const ListPhone: Screen = { globals: { viewport: { value: 'phone' } } }
export const ListRightToLeft: Screen = { globals: { language: 'ar' } }
export const Detail: Screen = { args: { address: '/promotions/detail/first-deposit' } }
export const DetailMember: Screen = { args: { address: '/promotions/detail/first-deposit', viewer: 'member01' } }
export const DetailLoading: Screen = { args: { address: '/promotions/detail/first-deposit', platform: 'late' } }
export const DetailFailing: Screen = { args: { address: '/promotions/detail/first-deposit', platform: 'failing' } }
export const DetailUnknown: Screen = { args: { address: '/promotions/detail/long-gone' } }
/** Opened from the promo bar, with the id in the query. */
export const FromPromoBar: Screen = { args: { address: '/promoDetail?id=slots-week' } }
