import type { Brand } from '../../engine/brand'

/** Sizes are those of src/app/layout and src/features/home/hero; tests/e2e measures both. */
const common = `
*,::before,::after{box-sizing:border-box}
body{margin:0;min-height:100dvh;font-family:var(--font-text);font-size:var(--fs-md);line-height:1.5}
.sh{min-height:100dvh}
.sh i{display:block;flex:none;border-radius:var(--radius-m);background:var(--skeleton)}
.sh b{flex:1}
.sh-logo{flex:none;inline-size:118px;block-size:28px;overflow:hidden;background:no-repeat left center/contain;font:700 var(--fs-xl)/28px var(--font-display);word-spacing:var(--word-space);white-space:nowrap}
[dir=rtl] .sh-logo{background-position:right center}
.sh-bar{position:relative;z-index:1;display:flex;align-items:center;gap:var(--space-2);min-height:var(--header-h);padding-inline:var(--gutter)}
.sh-wide{display:flex;align-items:center;gap:var(--space-2);inline-size:100%;max-inline-size:calc(var(--content-w) + 2*var(--gutter));min-height:var(--header-h);margin-inline:auto;padding-inline:var(--gutter)}
.sh .sh-tool{display:none}
.sh-menu,.sh-tool{inline-size:32px;block-size:32px;margin:6px}
.sh-menu{margin-inline-start:-5px}
.sh-account{inline-size:150px;block-size:44px}
.sh-notice{block-size:44px}
.sh-title{inline-size:min(14rem,50%);block-size:24px}
.sh-cards{display:grid;grid-auto-flow:column;grid-auto-columns:minmax(150px,1fr);gap:var(--space-4);margin-block-start:var(--space-4);overflow:hidden}
.sh-card{aspect-ratio:3/4}
.sh-lane,.sh-page,.sh-hero:not(.sh-full){inline-size:100%;max-inline-size:calc(var(--content-w) + 2*var(--gutter));margin-inline:auto;padding-inline:var(--gutter)}
.sh-lane{margin-block-start:var(--space-6)}
.sh-page{padding-block:var(--space-5) var(--space-8)}
.sh-page .sh-cards{grid-auto-flow:row;grid-template-columns:repeat(auto-fill,minmax(min(44%,168px),1fr))}
.sh-slide{position:relative;block-size:200px;overflow:hidden}
.sh-picture{position:absolute;inset:0;background:var(--surface-sunken) var(--backdrop)}
.sh-picture img{display:block;inline-size:100%;block-size:100%;object-fit:cover;object-position:right center}
[dir=rtl] .sh-picture img{transform:scaleX(-1)}
.sh-full .sh-picture::after{content:"";position:absolute;inset:0;background:linear-gradient(to top,var(--page),transparent 22%),linear-gradient(to right,color-mix(in srgb,var(--page) 92%,transparent) 8%,color-mix(in srgb,var(--page) 62%,transparent) 34%,transparent 62%)}
[dir=rtl] .sh-full .sh-picture::after{background:linear-gradient(to top,var(--page),transparent 22%),linear-gradient(to left,color-mix(in srgb,var(--page) 92%,transparent) 8%,color-mix(in srgb,var(--page) 62%,transparent) 34%,transparent 62%)}
.sh-split,.sh-framed{padding-block-start:var(--space-4)}
.sh-split .sh-slide,.sh-framed .sh-slide{block-size:156px}
.sh-split .sh-slide{border-radius:var(--radius-l);background:var(--surface-1)}
.sh-split .sh-picture{inset:0 0 0 auto;inline-size:40%}
[dir=rtl] .sh-split .sh-picture{inset:0 auto 0 0}
.sh-framed .sh-slide{border:1px solid var(--line);border-radius:var(--radius-l);background:var(--surface-1)}
.sh-framed .sh-picture{inset:var(--space-2);border-radius:max(2px,calc(var(--radius-l) - var(--space-3)));overflow:hidden}
.sh .sh-bottom{position:fixed;inset-inline:0;inset-block-end:0;block-size:var(--bottom-bar-h);border-radius:0;background:var(--surface-2);box-shadow:0 -1px 0 var(--line)}
@media(min-width:43.75em){
.sh-logo{inline-size:148px;block-size:32px;line-height:32px}
.sh .sh-tool{display:block}
.sh-full .sh-slide{block-size:clamp(348px,31vw,500px)}
.sh-split .sh-slide{block-size:clamp(300px,27vw,380px)}
.sh-split .sh-picture{inline-size:60%}
.sh-framed .sh-slide{block-size:clamp(356px,33vw,440px)}
.sh-framed .sh-picture{inset:var(--space-4)}
.sh .sh-bottom{display:none}
}
@media(min-width:67.5em){.sh-page{padding-block-start:var(--space-6)}.sh-split,.sh-framed{padding-block-start:var(--space-5)}}`

const variants: Readonly<Record<Brand['layout']['header'], string>> = {
  rail: `
.sh-rail{display:flex;align-items:flex-start}
.sh-side{display:none}
.sh-col{flex:1;min-inline-size:0}
@media(min-width:43.75em){
.sh-side{display:flex;flex-direction:column;gap:2px;flex:none;inline-size:var(--rail-slim);block-size:100dvh;padding-inline:var(--space-2);border-inline-end:1px solid var(--line);background:var(--surface-sunken)}
.sh-head{display:flex;align-items:center;block-size:var(--header-h);padding-inline:var(--space-3);margin-block-end:var(--space-1)}
.sh-side .sh-logo{display:none}
.sh .sh-row{block-size:30px;margin:8px var(--space-3)}
}
@media(min-width:67.5em){
.sh-rail .sh-notice{display:none}
.sh-side{inline-size:var(--rail-w);padding-inline:var(--space-3)}
.sh-side .sh-logo{display:block}
.sh-bar .sh-logo{display:none}
}`,
  mega: `
.sh-bar{padding:0;background:var(--surface-1);box-shadow:0 1px 0 var(--line)}
.sh-band{display:none;block-size:48px;background:var(--accent-950)}
.sh-notice{block-size:45px}
@media(max-width:43.74em){.sh .sh-menu{display:none}}
@media(min-width:43.75em){.sh-band{display:block}.sh-mega .sh-wide{gap:var(--space-3)}}
@media(min-width:67.5em){.sh-mega .sh-notice,.sh .sh-menu{display:none}}`,
  centered: `
.sh-bar{display:block;padding:0;background:var(--surface-1);box-shadow:0 1px 0 var(--line)}
.sh-end{display:flex;justify-content:flex-end;margin-inline-start:auto}
.sh-tabs{display:flex;justify-content:center;gap:var(--space-1);padding-block-end:var(--space-2);overflow:hidden}
.sh .sh-tab{inline-size:104px;block-size:44px;border-radius:var(--radius-pill)}
.sh-notice{margin-block-start:var(--space-2)}
@media(max-width:43.74em){.sh .sh-start{display:none}}
@media(min-width:67.5em){.sh-centered .sh-notice,.sh .sh-menu{display:none}}
@media(min-width:43.75em){
.sh-wide{display:grid;grid-template-columns:minmax(0,1fr) auto minmax(min-content,1fr);gap:var(--space-4);min-height:calc(var(--header-h) + 8px)}
.sh-logo,[dir=rtl] .sh-logo{background-position:center}
}`,
}

/**
 * The place of the sign-in form: at /login, and for who has no session where the brand requires one. Its words are
 * in the brand's first language, and unseen where the visitor chose another.
 */
const gate = (brand: Brand): string => `
.sh-gate,[data-gate] .sh-main{display:none}
.sh-login .sh-gate,[data-gate] .sh-gate{display:grid;grid-template-columns:minmax(0,640px);gap:var(--space-5);place-content:center;min-height:calc(100dvh - var(--header-h)*3);padding:var(--space-6) var(--gutter) var(--space-8)}
.sh-welcome{font:700 var(--fs-2xl)/1.3 var(--font-display);letter-spacing:calc(var(--track)*-.01em);word-spacing:var(--word-space);text-align:center;text-wrap:balance}
html:not(:lang(${brand.languages.default})) .sh-welcome{color:transparent}
.sh-welcome .sh-title{margin:0 auto var(--space-1)}
.sh-phrases{word-break:keep-all;overflow-wrap:anywhere}
.sh-form{inline-size:min(100%,420px);block-size:560px;margin-inline:auto}
@media(max-width:43.74em){.sh .sh-gate{gap:var(--space-4);padding-block-start:var(--space-4)}.sh-welcome{font-size:var(--fs-xl)}}`

export function shellStyle(brand: Brand, assetBase: string): string {
  const { logo, logoDark } = brand.assets
  const mark = (theme: string, file: string) =>
    `\nhtml[data-theme=${theme}] .sh-logo{background-image:url("${assetBase}${file}")}`
  const marks = logo === undefined ? '' : mark('light', logo) + mark('dark', logoDark ?? logo)
  return `${common}${variants[brand.layout.header]}${gate(brand)}${marks}`.replaceAll('\n', '')
}
