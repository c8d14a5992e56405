import { escapeHtml, inks } from './html-ink.ts'
import type { Block, Step, Stop } from './letter.ts'

const TABLE = '<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"'
const AFTER = 'margin:0 0 16px'

export function blockHtml(block: Block): string {
  switch (block.kind) {
    case 'text':
      return `<p class="ink" style="${AFTER};color:${inks.ink}">${escapeHtml(block.text)}</p>`
    case 'small':
      return `<p class="soft" style="margin:0 0 12px;font-size:14px;color:${inks.soft}">${escapeHtml(block.text)}</p>`
    case 'heading':
      return `<h2 class="ink" style="margin:28px 0 10px;font-size:18px;line-height:1.25;font-weight:700;letter-spacing:-.01em;color:${inks.ink}">${escapeHtml(block.text)}</h2>`
    case 'notice':
      return `<p class="notice ink" style="${AFTER};padding:12px 16px;border-left:4px solid #2b59d1;border-radius:6px;background:#eaf0f4;color:${inks.ink}">${escapeHtml(block.text)}</p>`
    case 'button':
      return buttonHtml(block)
    case 'link':
      return `<p class="soft" style="margin:0 0 12px;font-size:14px;color:${inks.soft}">${escapeHtml(block.label)} ${anchor(block.url, shortened(block.url))}</p>`
    case 'list':
      return `<ul class="ink" style="${AFTER};padding:0 0 0 20px;color:${inks.ink}">${block.items.map((item) => `<li style="margin:0 0 6px">${escapeHtml(item)}</li>`).join('')}</ul>`
    case 'rows':
      return `${TABLE} style="${AFTER}">${block.rows.map(rowHtml).join('')}</table>`
    case 'journey':
      return journeyHtml(block)
    case 'price':
      return priceHtml(block)
    case 'steps':
      return block.steps.map(stepHtml).join('')
    case 'quote':
      return `<blockquote class="ink line" style="${AFTER};padding:2px 0 2px 16px;border-left:4px solid ${inks.line};color:${inks.ink};white-space:pre-line;overflow-wrap:anywhere">${escapeHtml(block.text)}</blockquote>`
  }
}

function buttonHtml({ label, url, isQuiet = false }: Extract<Block, { kind: 'button' }>): string {
  const look = isQuiet
    ? `padding:13px 24px;border:2px solid ${inks.brand};color:${inks.brand}`
    : `padding:15px 26px;background:${inks.accent};color:${inks.ink}`
  return `<p style="margin:4px 0 20px"><a class="${isQuiet ? 'brand quiet' : 'button'}" href="${escapeHtml(url)}" style="display:inline-block;border-radius:10px;${look};font-size:17px;line-height:24px;font-weight:700;text-decoration:none">${escapeHtml(label)}</a></p>`
}

function rowHtml({ label, value }: { label: string; value: string }): string {
  return `<tr><td class="soft" valign="top" style="padding:4px 16px 4px 0;width:38%;font-size:14px;line-height:22px;color:${inks.soft}">${escapeHtml(label)}</td><td class="ink" valign="top" style="padding:4px 0;line-height:22px;font-weight:500;color:${inks.ink};overflow-wrap:anywhere;word-break:break-word">${escapeHtml(value)}</td></tr>`
}

/** Ring, road, ring. Where gradients are not known, the two rings still say where the way begins and ends. */
function journeyHtml({ from, to, duration }: Extract<Block, { kind: 'journey' }>): string {
  const town = `<div class="town" style="width:11px;height:11px;margin:3px auto 0;border:4px solid ${inks.ink};border-radius:50%;background:${inks.surface};font-size:0;line-height:0">&nbsp;</div>`
  const way = `background-image:linear-gradient(to right,${inks.ink} 2px,${inks.accent} 2px,${inks.accent} 7px,${inks.ink} 7px);background-repeat:no-repeat`
  const stop = (place: Stop, padding: string) =>
    `<td valign="top" style="padding:0 0 ${padding} 14px"><span class="soft" style="display:block;font-size:13px;line-height:20px;color:${inks.soft}">${escapeHtml(place.label)}</span><strong class="ink" style="display:block;font-weight:700;color:${inks.ink}">${escapeHtml(place.moment)}</strong><span class="ink" style="display:block;color:${inks.ink}">${escapeHtml(place.place)}</span><span class="soft" style="display:block;font-size:14px;color:${inks.soft}">${escapeHtml(place.address)}</span></td>`
  return `${TABLE} style="margin:20px 0 8px"><tr><td class="way" width="20" valign="top" style="width:20px;${way};background-size:9px 100%;background-position:center 10px">${town}</td>${stop(from, '18px')}</tr><tr><td class="way" width="20" valign="top" style="width:20px;${way};background-size:9px 8px;background-position:center top">${town}</td>${stop(to, '0')}</tr></table><p class="ink" style="margin:0 0 20px;padding-left:34px;font-weight:700;color:${inks.ink}">${escapeHtml(duration)}</p>`
}

function priceHtml({ sections, total }: Extract<Block, { kind: 'price' }>): string {
  const cell = 'padding:5px 0;font-size:15px;line-height:21px'
  const amount = `${cell};padding-left:16px;white-space:nowrap;text-align:right;font-weight:500`
  const rows = sections.flatMap(({ title, lines }) => [
    `<tr><td colspan="2" class="soft" style="padding:12px 0 2px;font-size:13px;line-height:18px;color:${inks.soft}">${escapeHtml(title)}</td></tr>`,
    ...lines.map((line) => {
      const tone = line.amount < 0 ? ['positive', inks.positive] : ['ink', inks.ink]
      const reasons = line.reasons
        ? `<br><span class="soft" style="font-size:13px;color:${inks.soft}">${escapeHtml(line.reasons)}</span>`
        : ''
      return `<tr><td class="ink" valign="top" style="${cell};color:${inks.ink}">${escapeHtml(line.text)}${reasons}</td><td class="${tone[0]}" valign="top" align="right" style="${amount};color:${tone[1]}">${escapeHtml(line.shown)}</td></tr>`
    }),
  ])
  const line = `border-top:1px solid ${inks.line}`
  rows.push(
    `<tr><td class="ink line" style="padding:14px 0 0;${line};font-size:18px;font-weight:700;color:${inks.ink}">${escapeHtml(total.label)}</td><td class="ink line" align="right" style="padding:14px 0 0 16px;${line};font-size:22px;font-weight:700;white-space:nowrap;color:${inks.ink}">${escapeHtml(total.amount)}</td></tr>`,
    `<tr><td colspan="2" class="soft" align="right" style="padding:0 0 14px;font-size:14px;color:${inks.soft}">${escapeHtml(total.vat)}</td></tr>`,
  )
  if (total.deposit) {
    rows.push(
      `<tr><td class="ink line" style="padding:10px 0 0;${line};font-size:15px;color:${inks.ink}">${escapeHtml(total.deposit.label)}</td><td class="ink line" align="right" style="padding:10px 0 0 16px;${line};font-size:15px;font-weight:500;white-space:nowrap;color:${inks.ink}">${escapeHtml(total.deposit.amount)}</td></tr>`,
      `<tr><td colspan="2" class="soft" style="padding:0;font-size:14px;color:${inks.soft}">${escapeHtml(total.deposit.note)}</td></tr>`,
    )
  }
  return `${TABLE} style="margin:0 0 20px">${rows.join('')}</table>`
}

function stepHtml({ title, text, link }: Step): string {
  const to = link ? `<br>${anchor(link.url, link.label)}` : ''
  return `<p class="soft" style="margin:0 0 14px;font-size:15px;color:${inks.soft}"><strong class="ink" style="font-size:16px;color:${inks.ink}">${escapeHtml(title)}</strong><br>${escapeHtml(text)}${to}</p>`
}

function anchor(url: string, label: string): string {
  return `<a class="brand" href="${escapeHtml(url)}" style="color:${inks.brand};text-decoration:underline;overflow-wrap:anywhere">${escapeHtml(label)}</a>`
}

/** An address people can read: without its scheme and its secret. */
function shortened(url: string): string {
  return url.replace(/^(https?:\/\/|mailto:|tel:)/, '').replace(/\?.*$/, '')
}
