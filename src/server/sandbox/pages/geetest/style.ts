/** Looks of a vendor's own, in every brand alike. */
export const geetestStyle = `
.geetest_captcha { position: fixed; inset: 0; z-index: 2147483000; display: grid; place-items: center; font: 16px/1.5 system-ui, sans-serif; }
.geetest_mask { position: absolute; inset: 0; background: rgb(8 12 20 / .55); }
.geetest_box { position: relative; inline-size: min(92vw, 344px); box-sizing: border-box; padding: 12px 20px 14px; border-radius: 14px; background: #fff; color: #16202e; box-shadow: 0 18px 60px rgb(0 0 0 / .4); }
.geetest_box p { margin: 0; }
.geetest_head { display: flex; align-items: center; justify-content: space-between; margin-inline-end: -10px; }
.geetest_close { inline-size: 44px; block-size: 44px; border: 0; border-radius: 10px; background: none; color: #45546a; font-size: 24px; line-height: 1; cursor: pointer; }
.geetest_task { min-block-size: 48px; }
.geetest_scale { position: relative; display: grid; margin-block: 26px 4px; padding-block-end: 22px; }
.geetest_scale::before { content: ''; position: absolute; inset-inline: 0; inset-block-start: 18px; block-size: 8px; border-radius: 4px; background: #dde4ee; }
.geetest_mark { position: absolute; inset-block-start: -20px; translate: -50% 0; padding-inline: 6px; border-radius: 6px; background: #0b57c2; color: #fff; font-size: 13px; line-height: 20px; font-variant-numeric: tabular-nums; }
[dir=rtl] > .geetest_box .geetest_mark { translate: 50% 0; }
.geetest_mark::after { content: ''; position: absolute; inset-inline-start: calc(50% - 1px); inset-block-start: 20px; inline-size: 2px; block-size: 32px; background: #0b57c2; }
.geetest_slider { position: relative; inline-size: calc(100% + 28px); block-size: 44px; margin: 0 -14px; appearance: none; background: none; cursor: grab; }
.geetest_slider::-webkit-slider-thumb { appearance: none; inline-size: 28px; block-size: 28px; border: 3px solid #fff; border-radius: 50%; background: #d1490c; box-shadow: 0 1px 4px rgb(0 0 0 / .45); }
.geetest_slider::-moz-range-thumb { inline-size: 22px; block-size: 22px; border: 3px solid #fff; border-radius: 50%; background: #d1490c; box-shadow: 0 1px 4px rgb(0 0 0 / .45); }
.geetest_value { position: absolute; inset-block-end: 0; inset-inline: 0; text-align: center; color: #45546a; font-variant-numeric: tabular-nums; }
.geetest_message { min-block-size: 24px; color: #8a1f11; font-size: 14px; }
.geetest_foot { display: flex; justify-content: space-between; gap: 12px; margin-block: 8px 12px; }
.geetest_foot button { min-block-size: 44px; padding-inline: 18px; border: 1px solid #b9c4d4; border-radius: 10px; background: #fff; color: #16202e; font: inherit; cursor: pointer; }
.geetest_foot .geetest_confirm { flex: 1; border-color: #0b57c2; background: #0b57c2; color: #fff; font-weight: 600; }
.geetest_foot .geetest_confirm:disabled { opacity: .6; }
.geetest_demo { color: #56657a; font-size: 12px; text-align: center; }
.geetest_captcha :focus-visible { outline: 3px solid #0b57c2; outline-offset: 2px; }
`
