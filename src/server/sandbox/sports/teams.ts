import { teams as bettingTeams } from '../content/fixtures'
import type { Text } from '../language'

/** A side of the sandbox: all of them are invented. */
export interface SeedTeam {
  readonly name: Text
  /** As #rrggbb, for its crest. */
  readonly colours: readonly [string, string]
}

const pairs = [
  ['#1d4ed8', '#f8fafc'],
  ['#b91c1c', '#111827'],
  ['#047857', '#fde68a'],
  ['#f59e0b', '#1f2937'],
  ['#6d28d9', '#fafafa'],
  ['#0e7490', '#f97316'],
  ['#111827', '#e5e7eb'],
  ['#be185d', '#fbcfe8'],
] as const

/** Neighbours in different leagues do not wear the same colours. */
const dressed = (names: readonly Text[], turn: number): readonly SeedTeam[] =>
  names.map((name, place) => {
    const [first, second] = pairs[(place + turn) % pairs.length] ?? pairs[0]
    return { name, colours: turn % 2 === 0 ? [first, second] : [second, first] }
  })

const text = (EN: string, CN: string, AR: string): Text => ({ EN, CN, AR })

/** The same that bets of the history were placed on. */
export const coast = dressed(bettingTeams.football, 0)

export const dunes = dressed(
  [
    text('Amber Wells', '琥珀泉', 'آبار العنبر'),
    text('Date Grove', '椰枣林', 'بستان النخيل'),
    text('Falcon Gate', '鹰门', 'بوابة الصقر'),
    text('White Fort', '白堡', 'الحصن الأبيض'),
    text('Pearl Bay', '珍珠湾', 'خليج اللؤلؤ'),
    text('Caravan Road', '商道', 'درب القوافل'),
    text('Oasis Stars', '绿洲之星', 'نجوم الواحة'),
    text('Red Sands', '红沙', 'الرمال الحمراء'),
  ],
  3,
)

export const lanterns = dressed(
  [
    text('Jade River', '翠江', 'نهر اليشم'),
    text('Cloud Peak', '云峰', 'قمة السحاب'),
    text('Bamboo City', '竹城', 'مدينة الخيزران'),
    text('Crimson Kites', '赤鸢', 'الطائرات القرمزية'),
    text('Tea Hill', '茶山', 'تل الشاي'),
    text('Nine Bridges', '九桥', 'الجسور التسعة'),
    text('Morning Bell', '晨钟', 'جرس الصباح'),
    text('Silk Harbour', '丝港', 'مرفأ الحرير'),
  ],
  2,
)

export const highlands = dressed(
  [
    text('Granite Vale', '花岗谷', 'وادي الغرانيت'),
    text('Heather Moor', '石楠原', 'مرج الخلنج'),
    text('Copper Mill', '铜磨坊', 'طاحونة النحاس'),
    text('Raven Cross', '鸦渡', 'مفترق الغراب'),
    text('Long Lake', '长湖', 'البحيرة الطويلة'),
    text('Ash Tower', '灰塔', 'برج الرماد'),
    text('Mill Green', '绿磨', 'المرج الأخضر'),
    text('Fox Hollow', '狐谷', 'وادي الثعلب'),
  ],
  5,
)

export const skyline = dressed(
  [
    text('Neon Owls', '霓虹猫头鹰', 'بوم النيون'),
    text('Metro Comets', '都会彗星', 'مذنّبات المدينة'),
    text('River Giants', '江河巨人', 'عمالقة النهر'),
    text('Iron Larks', '铁云雀', 'قبّرات الحديد'),
    text('Harbour Waves', '港湾巨浪', 'أمواج المرفأ'),
    text('Glass Towers', '玻璃塔', 'أبراج الزجاج'),
    text('Desert Foxes', '沙狐', 'ثعالب الصحراء'),
    text('Orchard Nine', '果园九人', 'تسعة البستان'),
  ],
  4,
)

export const lakes = dressed(
  [
    text('R. Tamsin', 'R·塔姆辛', 'ر. تامسين'),
    text('L. Oakhurst', 'L·奥克赫斯特', 'ل. أوكهرست'),
    text('D. Varrow', 'D·瓦罗', 'د. فارو'),
    text('N. Belmarsh', 'N·贝尔马什', 'ن. بلمارش'),
    text('S. Ilvane', 'S·伊尔文', 'س. إلفين'),
    text('K. Ostrand', 'K·奥斯特兰', 'ك. أوستراند'),
    text('P. Zorrin', 'P·佐林', 'ب. زورين'),
    text('J. Halvane', 'J·哈尔文', 'ج. هالفين'),
  ],
  1,
)

export const frost = dressed(
  [
    text('Polar Lanterns', '极地灯', 'فوانيس القطب'),
    text('Snow Otters', '雪水獭', 'قضاعات الثلج'),
    text('Frozen Harbour', '冰港', 'المرفأ المتجمّد'),
    text('Blue Antlers', '蓝鹿角', 'القرون الزرقاء'),
    text('Ice Mill', '冰磨', 'طاحونة الجليد'),
    text('North Bells', '北钟', 'أجراس الشمال'),
    text('White Pines', '白松', 'الصنوبر الأبيض'),
    text('Glacier Crows', '冰川鸦', 'غربان الجليد'),
  ],
  6,
)
