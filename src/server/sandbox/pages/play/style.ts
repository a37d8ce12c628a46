export const playStyle = `
:root { color-scheme: dark; font-family: system-ui, sans-serif; line-height: 1.5; --gold: #f0c566; --ink: #2b1d00; }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: radial-gradient(120% 90% at 50% 0, #27304f, #10131f 70%); color: #f3f1ea; overflow-x: hidden; }
.backdrop { position: fixed; inset: -8%; width: 116%; height: 116%; object-fit: cover; filter: blur(28px) brightness(.32) saturate(1.15); }
main { position: relative; width: min(94vw, 32rem); padding: clamp(16px, 4vh, 40px) 16px; text-align: center; }
.ribbon { display: inline-block; margin: 0 0 12px; padding: 4px 12px; border-radius: 999px; background: var(--gold); color: var(--ink); font-size: .875rem; font-weight: 700; }
header { margin-block-end: clamp(12px, 3vh, 24px); }
h1 { margin: 0; font-size: clamp(1.375rem, 4.5vw, 2rem); line-height: 1.15; text-wrap: balance; overflow-wrap: anywhere; }
.vendor { margin: 4px 0 0; color: #cfcbc0; }
.stage { margin-inline: auto; padding: clamp(12px, 3vw, 20px); border: 1px solid rgb(255 255 255 / .14); border-radius: 24px; background: rgb(12 15 28 / .62); box-shadow: 0 24px 60px rgb(0 0 0 / .35); transition: box-shadow .2s; }
.won .stage { box-shadow: 0 0 0 3px var(--gold), 0 24px 60px rgb(0 0 0 / .35); }
.reels { display: grid; grid-template-columns: repeat(3, 1fr); gap: 12px; }
.reel { display: grid; place-items: center; aspect-ratio: 3 / 4; border-radius: 14px; background: linear-gradient(#e9e2cf, #fffdf6 30% 70%, #e2dac4); }
.reel svg { width: 62%; }
.reel svg[hidden] { display: none; }
.leaf { fill: #2f8f5b; } .drop { fill: #2c7fc4; } .disc { fill: #c4512c; } .gem { fill: #7c4bc9; } .star { fill: #d99a13; } .crown { fill: #b3263f; }
.stage.wheel { width: min(100%, 46vh, 22rem); min-width: 14rem; }
svg.wheel { display: block; width: 100%; }
.rim { fill: var(--gold); } .hub { fill: #1b2138; stroke: var(--gold); stroke-width: 4; } .mark { fill: #fff; stroke: #10131f; stroke-width: 2; }
.disc-of-wheel { transform-origin: 0 0; transition: transform 1.8s cubic-bezier(.15, .7, .1, 1); }
.disc-of-wheel path { fill: #2b3357; stroke: #10131f; stroke-width: 1; }
.disc-of-wheel .pays-1 path { fill: #2c7a68; } .disc-of-wheel .pays-2 path { fill: #a03a57; } .disc-of-wheel .pays-3 path { fill: #8a5f10; }
.disc-of-wheel text { fill: #fff; font-size: 15px; font-weight: 700; text-anchor: middle; dominant-baseline: middle; }
.cards { display: flex; direction: ltr; align-items: center; justify-content: center; gap: clamp(12px, 5vw, 28px); padding-block: clamp(20px, 5vh, 40px); }
.card { display: grid; place-content: center; justify-items: center; width: min(34vw, 8.5rem); aspect-ratio: 5 / 7; border-radius: 14px; background: repeating-linear-gradient(45deg, #3a4a86 0 8px, #2d3a6c 8px 16px); border: 6px solid #fbf7ec; color: #16202e; }
.card.open { background: #fbf7ec; }
.card.red { color: #b3263f; }
.card:not(.open) > * { visibility: hidden; }
.card b { font-size: clamp(2rem, 9vw, 3.25rem); line-height: 1; }
.card i { font-size: clamp(1.5rem, 7vw, 2.5rem); line-height: 1.1; font-style: normal; }
.against { font-size: 2rem; font-weight: 700; opacity: .7; }
.stage.book { display: grid; gap: 12px; padding: 0; border: 0; background: none; box-shadow: none; text-align: start; }
.won .stage.book { box-shadow: none; }
.others { margin: 4px 0 0; font-size: .875rem; color: #cfcbc0; font-weight: 400; }
.match { padding: 12px; border: 1px solid rgb(255 255 255 / .14); border-radius: 16px; background: rgb(12 15 28 / .62); }
.match.asked { border-color: rgb(240 197 102 / .6); }
.match h2 { display: grid; grid-template-columns: 1fr auto; gap: 2px 12px; margin: 2px 0 10px; font-size: 1.0625rem; line-height: 1.3; overflow-wrap: anywhere; }
.match:not(.asked) h2 { font-size: .9375rem; }
.match h2 b { font-variant-numeric: tabular-nums; }
.when { margin: 0; color: #cfcbc0; font-size: .8125rem; }
.when em { color: #ff9d8a; font-style: normal; font-weight: 700; }
.odds { display: grid; grid-auto-flow: column; grid-auto-columns: minmax(0, 1fr); gap: 8px; }
.odds label { display: grid; }
.odds label span { display: flex; flex-wrap: wrap; justify-content: center; gap: 0 8px; min-width: 0; min-height: 48px; padding: 4px 8px; border-radius: 12px; text-align: center; align-content: center; font-size: .875rem; }
.odds label b { font-variant-numeric: tabular-nums; }
.odds input:disabled + span { opacity: .5; }
.message { min-height: 1.5em; margin: 14px 0; font-weight: 600; }
fieldset { display: flex; justify-content: center; align-items: center; gap: 8px; margin: 0 0 14px; padding: 0; border: 0; }
legend { float: inline-start; padding: 0; margin-inline-end: 4px; color: #cfcbc0; }
label { position: relative; cursor: pointer; }
label input { position: absolute; inset: 0; width: 100%; height: 100%; margin: 0; opacity: 0; cursor: pointer; }
label span { display: grid; place-items: center; min-width: 64px; min-height: 44px; padding-inline: 12px; border: 1px solid rgb(255 255 255 / .35); border-radius: 999px; font-variant-numeric: tabular-nums; }
label input:checked + span { border-color: var(--gold); background: rgb(240 197 102 / .18); font-weight: 700; }
label input:focus-visible + span { outline: 3px solid #fff; outline-offset: 2px; }
button { min-width: min(100%, 15rem); min-height: 52px; padding: 0 24px; border: 0; border-radius: 999px; background: var(--gold); color: var(--ink); font: inherit; font-size: 1.125rem; font-weight: 700; cursor: pointer; }
output { font-variant-numeric: tabular-nums; }
button:hover { background: #ffd982; }
button:focus-visible { outline: 3px solid #fff; outline-offset: 3px; }
button:disabled { opacity: .6; cursor: default; }
.balance { margin: 14px 0 0; font-size: 1.125rem; }
output { font-weight: 700; }
.note { margin: 6px 0 0; color: #cfcbc0; font-size: .875rem; }
@media (prefers-reduced-motion: reduce) { .disc-of-wheel, .stage { transition: none; } }
`
