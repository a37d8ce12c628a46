export const playStyle = `
:root { color-scheme: dark; font-family: system-ui, sans-serif; line-height: 1.5; }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: #10131f; color: #f3f1ea; overflow-x: hidden; }
.backdrop { position: fixed; inset: -8%; width: 116%; height: 116%; object-fit: cover; filter: blur(28px) brightness(.3) saturate(1.1); }
main { position: relative; width: min(94vw, 30rem); padding: 24px 16px; text-align: center; }
.ribbon { display: inline-block; margin: 0 0 16px; padding: 4px 12px; border-radius: 999px; background: #f0c566; color: #2b1d00; font-size: .875rem; font-weight: 700; }
h1 { margin: 0; font-size: 1.75rem; line-height: 1.15; text-wrap: balance; }
.vendor { margin: 4px 0 24px; color: #cfcbc0; }
.reels { display: grid; grid-template-columns: repeat(3, 1fr); gap: 12px; padding: 16px; border-radius: 20px; background: rgb(255 255 255 / .1); }
.reel { display: grid; place-items: center; aspect-ratio: 3 / 4; border-radius: 12px; background: #fbf7ec; }
.reel svg { width: 62%; }
.reel svg[hidden] { display: none; }
.leaf { fill: #2f8f5b; } .drop { fill: #2c7fc4; } .disc { fill: #c4512c; } .gem { fill: #7c4bc9; } .star { fill: #d99a13; } .crown { fill: #b3263f; }
.won .reels { box-shadow: 0 0 0 3px #f0c566; }
.message { min-height: 1.5em; margin: 16px 0; font-weight: 600; }
button { min-width: 12rem; min-height: 52px; padding: 0 24px; border: 0; border-radius: 999px; background: #f0c566; color: #2b1d00; font: inherit; font-size: 1.125rem; font-weight: 700; cursor: pointer; }
button span, output { font-variant-numeric: tabular-nums; }
button:hover { background: #ffd982; }
button:focus-visible { outline: 3px solid #fff; outline-offset: 3px; }
button:disabled { opacity: .6; cursor: default; }
.balance { margin: 16px 0 0; font-size: 1.125rem; }
output { font-weight: 700; }
.note { margin: 8px 0 0; color: #cfcbc0; font-size: .875rem; }
`
