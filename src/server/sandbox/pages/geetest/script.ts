import { geetestTexts } from './texts'

/**
 * Runs in the site's own page, as the vendor's script does, with the same interface. Plain JavaScript: it is served
 * as it stands. Everything that it draws stands in one element under the body.
 */
export const geetestScript = `'use strict'
;(() => {
  const texts = ${JSON.stringify(geetestTexts)}
  const own = document.currentScript.src.replace(/gt4\\.js.*$/, '')
  const sheet = document.createElement('link')
  sheet.rel = 'stylesheet'
  sheet.href = own + 'gt4.css'
  document.head.append(sheet)

  const ask = async (call, body) => {
    const response = await fetch(own + call, { method: 'POST', body: JSON.stringify(body) })
    if (!response.ok) throw new Error(call + ': ' + response.status)
    return response.json()
  }
  const make = (tag, name, text, parent) => {
    const element = document.createElement(tag)
    if (name) element.className = 'geetest_' + name
    if (text) element.textContent = text
    parent?.append(element)
    return element
  }

  class Captcha {
    constructor({ captchaId, language }) {
      this.id = captchaId
      this.say = texts[language] ?? texts.eng
      this.rtl = language === 'ara'
      this.listeners = {}
    }
    on(name, listener) {
      ;(this.listeners[name] ??= []).push(listener)
      return this
    }
    tell(name, value) {
      for (const listener of this.listeners[name] ?? []) listener(value)
    }
    onReady(listener) { return this.on('ready', listener) }
    onSuccess(listener) { return this.on('success', listener) }
    onFail(listener) { return this.on('fail', listener) }
    onError(listener) { return this.on('error', listener) }
    onClose(listener) { return this.on('close', listener) }
    getValidate() { return this.seccode ? { captcha_id: this.id, ...this.seccode } : false }

    async load() {
      const { lot_number, target } = await ask('load', { captcha_id: this.id })
      this.lot = lot_number
      this.target = target
    }
    async start() {
      try {
        await this.load()
        this.tell('ready')
      } catch {
        this.tell('error', { code: '60100', msg: 'load', desc: { detail: '' } })
      }
    }

    showCaptcha() {
      if (this.root) return this
      const { say } = this
      const root = make('div', 'captcha')
      root.dir = this.rtl ? 'rtl' : 'ltr'
      const mask = make('div', 'mask', '', root)
      const box = make('div', 'box', '', root)
      box.setAttribute('role', 'group')
      box.setAttribute('aria-label', say.title)
      const head = make('div', 'head', '', box)
      make('strong', '', say.title, head)
      const close = make('button', 'close', '\\u00d7', head)
      close.type = 'button'
      close.setAttribute('aria-label', say.close)
      this.task = make('p', 'task', '', box)
      this.task.id = 'geetest_task'
      const scale = make('div', 'scale', '', box)
      this.mark = make('span', 'mark', '', scale)
      this.mark.setAttribute('aria-hidden', 'true')
      const slider = (this.slider = make('input', 'slider', '', scale))
      slider.type = 'range'
      slider.min = '0'
      slider.max = '100'
      slider.setAttribute('aria-label', say.position)
      slider.setAttribute('aria-describedby', 'geetest_task')
      const value = make('output', 'value', '0', scale)
      slider.addEventListener('input', () => (value.textContent = slider.value))
      this.message = make('p', 'message', '', box)
      this.message.setAttribute('role', 'status')
      const foot = make('div', 'foot', '', box)
      const again = make('button', 'again', say.again, foot)
      again.type = 'button'
      const confirm = (this.confirm = make('button', 'confirm', say.confirm, foot))
      confirm.type = 'button'
      make('p', 'demo', say.demo, box)

      const closed = () => {
        this.destroy()
        this.tell('close')
      }
      close.addEventListener('click', closed)
      mask.addEventListener('click', closed)
      root.addEventListener('keydown', (event) => {
        if (event.key === 'Enter' && event.target === slider) void this.check()
        if (event.key !== 'Escape') return
        event.preventDefault()
        closed()
      })
      again.addEventListener('click', () => void this.renew(''))
      confirm.addEventListener('click', () => void this.check())
      this.root = root
      this.draw()
      document.body.append(root)
      return this
    }
    showBox() { return this.showCaptcha() }

    draw() {
      this.task.textContent = this.say.task.replace('{mark}', String(this.target))
      this.mark.style.insetInlineStart = this.target + '%'
      this.mark.textContent = String(this.target)
      this.slider.value = '0'
      this.slider.dispatchEvent(new Event('input'))
    }
    async renew(message) {
      try {
        await this.load()
        this.draw()
        this.message.textContent = message
        this.slider.focus()
      } catch {
        this.message.textContent = this.say.failed
      }
    }
    async check() {
      if (this.confirm.disabled) return
      this.confirm.disabled = true
      try {
        const { result, reason, seccode } = await ask('verify', { lot_number: this.lot, position: Number(this.slider.value) })
        if (result === 'success') {
          this.seccode = seccode
          this.message.textContent = this.say.passed
          this.tell('success')
          return
        }
        this.tell('fail', { code: reason })
        if (reason === 'gone') await this.renew(this.say.gone)
        else this.message.textContent = this.say.wrong
      } catch {
        this.message.textContent = this.say.failed
      } finally {
        this.confirm.disabled = false
      }
    }
    reset() {
      this.seccode = undefined
      return this
    }
    destroy() {
      this.root?.remove()
      this.root = undefined
    }
  }

  window.initGeetest4 = (options, whenMade) => {
    const captcha = new Captcha(options)
    whenMade(captcha)
    void captcha.start()
  }
})()
`
