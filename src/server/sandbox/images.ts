import { createHash } from 'node:crypto'
import type { Context, Hono } from 'hono'
import { drawBanner, drawCover, drawPromotion, drawRank, drawReward, drawVendorMark, houseOf } from './art'
import { drawAvatar } from './avatar'
import { promotionWidths } from './content/promotionWidths'
import { rewardOf } from './content/rewards'
import { keepNewest } from './keepNewest'
import { isMerchantCode } from './merchants/directory'
import { keepPictures } from './pictureCache'
import type { Platform } from './platform'
import { rasterise, rasteriser } from './rasterise'
import { scenarioHeader } from './scenarios/header'
import { announcementTitle } from './store/announcements'
import { createCovers, roomEmblem } from './store/covers'
import { findGame } from './store/games'
import { findRoom } from './seed/rooms'
import { findVendor } from './store/vendors'

/** Pictures change with the product only; after a day a cache asks whether they did. */
const caching = 'public, max-age=86400, stale-while-revalidate=604800'
const keptPictures = 1_000

/** Widths in pixels: a card on a sharp phone, a banner across a desktop. */
const widths = { games: 360, rooms: 240, promotions: 640, banners: 1_200, rewards: 560, ranks: 320 }
/** Besides, by `w`: of promotions, which phones get smaller ones of. */
const otherWidths: Readonly<Record<string, readonly number[]>> = { promotions: promotionWidths }

const types = { svg: 'image/svg+xml; charset=utf-8', webp: 'image/webp' }
type Picture = string | Uint8Array<ArrayBuffer>

/** The image CDN: pictures drawn from what they show. Those of games and offers also as WebP, as players get them. */
export function mountImages(app: Hono, platform: Platform, picturesDir?: string): void {
  const drawPixels = picturesDir === undefined ? rasterise : keepPictures(rasterise, picturesDir, rasteriser)
  const { database } = platform
  const emblemOf = createCovers(database)
  const kept = keepNewest<Picture>(keptPictures)

  /** `read` takes from the query what `draw` goes by: whatever else stands there makes no other picture. */
  const route = <Wish>(
    folder: string,
    read: (query: URLSearchParams) => Wish,
    draw: (id: string, wish: Wish) => string | undefined,
  ) =>
    app.get(`/cdn/${folder}/:file{[A-Za-z0-9_-]{1,60}\\.(?:svg|webp)}`, async (context) => {
      const refused = await misbehave(context, platform)
      if (refused) return refused
      const { searchParams } = new URL(context.req.url)
      const [id = '', type] = context.req.param('file').split('.')
      const width = type === 'webp' ? widthOf(folder, searchParams) : undefined
      if (type === 'webp' && width === undefined) return context.notFound()
      const wish = read(searchParams)
      const picture = await kept(JSON.stringify([folder, id, type, width, wish]), () => {
        const svg = draw(id, wish)
        return svg === undefined || width === undefined ? svg : drawPixels(svg, width)
      })
      return picture === undefined ? context.notFound() : send(context, picture, type === 'webp' ? 'webp' : 'svg')
    })

  route('games', readCoverWish, (id, wish) => {
    const game = findGame(database, id, { language: 'EN' })
    return game && drawCover({ ...game, ...wish, emblem: emblemOf(id) })
  })
  route('rooms', readHouse, (id, wish) => {
    const room = findRoom(id)
    return (
      room &&
      drawCover({
        nodeId: room.id,
        title: room.game.EN,
        vassalage: room.vassalage,
        gameCategory: room.category,
        emblem: roomEmblem(id),
        isPlain: true,
        ...wish,
      })
    )
  })
  route('vendors', readVendorWish, (code, wish) => {
    const vendor = findVendor(database, code)
    return vendor && drawVendorMark({ ...vendor, ...wish })
  })
  route('banners', readBannerWish, (id, wish) => {
    const title = announcementTitle(database, id)
    return title === undefined ? undefined : drawBanner({ id, title, ...wish })
  })
  route('promotions', readHouse, (id, wish) => {
    const title = announcementTitle(database, id)
    return title === undefined ? undefined : drawPromotion({ id, title, ...wish })
  })
  route('rewards', readHouse, (id, { merchant }) => (rewardOf(id) ? drawReward(id, merchant) : undefined))
  route('ranks', readHouse, (id, { merchant }) => drawRank(id, merchant))
  route('avatars', nothing, (id) => (/^\d{1,2}$/.test(id) ? drawAvatar(Number(id)) : undefined))
}

const nothing = () => undefined
const readVendorWish = (query: URLSearchParams) => ({ active: query.has('active') })

/** In whose manner the picture is drawn. */
function readHouse(query: URLSearchParams): { readonly merchant?: string } {
  const brand = query.get('brand') ?? undefined
  return isMerchantCode(brand) ? { merchant: brand } : {}
}

const readCoverWish = (query: URLSearchParams) => ({ ...readHouse(query), isPlain: query.has('plain') })
const readBannerWish = (query: URLSearchParams) => ({ ...readHouse(query), mirror: query.has('mirror') })

/** Of a folder's pictures in pixels; undefined: they come as drawings alone, or not in the width that was asked for. */
function widthOf(folder: string, query: URLSearchParams): number | undefined {
  const asked = query.get('w')
  if (asked !== null) return otherWidths[folder]?.find((width) => String(width) === asked)
  const house = folder === 'games' ? houseOf(readHouse(query).merchant) : undefined
  return house?.pixels ?? (Object.hasOwn(widths, folder) ? widths[folder as keyof typeof widths] : undefined)
}

/** Scenarios leave pictures alone unless one names them: `call=/cdn/*`. */
async function misbehave(context: Context, { scenarios, sleep }: Platform): Promise<Response | undefined> {
  const { path, raw } = context.req
  const { delay, refuse, body } = scenarios.of(
    path,
    context.req.header('merchant'),
    context.req.header(scenarioHeader),
    'named',
  )
  if (delay !== undefined) await sleep(delay, raw.signal)
  if (refuse) return context.body(null, refuse.status)
  return body ? context.body(body.text, 200, { 'Content-Type': body.type }) : undefined
}

function send(context: Context, body: Picture, type: keyof typeof types): Response {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  const headers = { ETag: etag, 'Cache-Control': caching, 'X-Content-Type-Options': 'nosniff' }
  if (context.req.header('if-none-match') === etag) return context.body(null, 304, headers)
  return context.body(body, 200, { ...headers, 'Content-Type': types[type] })
}
