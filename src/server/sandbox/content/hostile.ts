import type { SeedAnnouncement } from './announcement'

/**
 * Markup that a platform must never be able to run in the site: each piece sets `window.__ran` when it does. The
 * title is harmless, the visible text says what it is for.
 */
const tricks = [
  '<script>window.__ran = "script"</script>',
  '<img src="/cdn/none.png" onerror="window.__ran = \'onerror\'" alt="">',
  '<a href="javascript:window.__ran=1">A link that runs code</a>',
  '<a href=" java\tscript:window.__ran=1">A link that hides it</a>',
  '<a href="data:text/html,<script>window.__ran=1</script>">A link to a page in itself</a>',
  '<a href="/.//elsewhere.example.com/">A link that leaves by a path</a> <a href="https://[">A link to nowhere</a>',
  '<svg onload="window.__ran = \'svg\'"><script>window.__ran = "svg script"</script>' +
    '<a xlink:href="javascript:window.__ran=1"><text y="12">svg link</text></a>' +
    '<animate attributeName="href" values="javascript:window.__ran=1"/></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=window.__ran=1&gt;">' +
    '</mglyph></table></mtext></math>',
  '<math><maction actiontype="statusline" xlink:href="javascript:window.__ran=1">math link</maction></math>',
  '<iframe srcdoc="<script>parent.__ran = 1</script>"></iframe>',
  '<object data="javascript:window.__ran=1"></object><embed src="javascript:window.__ran=1">',
  '<form action="javascript:window.__ran=1"><button formaction="javascript:window.__ran=1">Send</button></form>',
  '<style>body { display: none }</style><link rel="stylesheet" href="https://styles.example.com/x.css">',
  '<p style="position:fixed;inset:0;background:url(javascript:1)">Text over everything</p>',
  '<details open ontoggle="window.__ran = \'toggle\'"><summary>Details</summary></details>',
  '<base href="https://elsewhere.example.com/"><meta http-equiv="refresh" content="0;url=https://elsewhere.example.com/">',
  '<noscript><p title="</noscript><img src=x onerror=window.__ran=1>"></noscript>',
  '<input autofocus onfocus="window.__ran = \'focus\'"><video><source onerror="window.__ran = \'source\'"></video>',
  '<img src="https://elsewhere.example.com/seen.gif" width="1" height="1" alt="">',
  '<template><script>window.__ran = 1</script></template><p id="body" name="cookie">A name that hides another</p>',
].join('\n')

export const hostileNotice: SeedAnnouncement = {
  id: 'notice-formatting',
  type: 'PL',
  age: 300,
  title: { CN: '公告排版检查', EN: 'Formatting check of the notice board', AR: 'فحص تنسيق لوحة الإعلانات' },
  content: {
    CN: `<p>此段文字应保持可见。</p>${tricks}<p>此处之后没有其他内容。</p>`,
    EN: `<p>This sentence stays visible.</p>${tricks}<p>Nothing follows after this one.</p>`,
    AR: `<p>تبقى هذه الجملة ظاهرة.</p>${tricks}<p>لا شيء بعد هذه الجملة.</p>`,
  },
}
