import type { Locale } from '../../i18n/locales.ts'
import type { Messages } from '../../i18n/messages.ts'
import { createTranslator } from '../translator.ts'
import { phoneText } from '../unbroken.ts'
import { blockHtml } from './block-html.ts'
import { darkStyles, escapeHtml, inks } from './html-ink.ts'
import type { Letter } from './letter.ts'

/**
 * Tables and inline styles, because mail programs know little else; the one style sheet only darkens what is already
 * readable without it. No pictures: nothing is fetched when the mail is opened, so nobody learns that it was.
 */
export function letterHtml(letter: Letter, texts: Messages, locale: Locale): string {
  const t = createTranslator('mails.layout', texts, locale)
  const { company } = letter
  const legal = t('legal', {
    company: company.name,
    registryCode: company.registryCode,
    vatNumber: company.vatNumber,
  })
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no">
<title>${escapeHtml(letter.subject)}</title>
<style>${darkStyles}</style>
</head>
<body class="ground" style="margin:0;padding:0;background:${inks.ground};color:${inks.ink};font:400 16px/1.5 Onest,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden;font-size:1px;line-height:1px;color:${inks.ground}">${escapeHtml(letter.preheader)}${'&#847;&zwnj;&nbsp;'.repeat(40)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="ground" style="background:${inks.ground}"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px">
<tr><td style="padding:0 12px 16px">${wordmark(texts.site.name)}</td></tr>
<tr><td class="surface card" style="background:${inks.surface};border:1px solid ${inks.line};border-radius:16px;padding:28px 24px 16px">
<h1 class="ink" style="margin:0 0 16px;font-size:26px;line-height:1.15;font-weight:700;letter-spacing:-.02em;color:${inks.ink}">${escapeHtml(letter.title)}</h1>
${letter.blocks.map(blockHtml).join('\n')}
</td></tr>
<tr><td class="soft" style="padding:20px 12px 8px;font-size:14px;line-height:1.5;color:${inks.soft}">
<p style="margin:0 0 10px">${escapeHtml(t('help', { phone: phoneText(company.phone) }))}</p>
<p style="margin:0;font-size:13px">${escapeHtml(legal)}<br>${escapeHtml(company.address)}<br>${escapeHtml(company.email)}</p>
</td></tr>
</table>
</td></tr></table>
</body>
</html>
`
}

/** The name standing on its road, as in the logo. */
function wordmark(name: string): string {
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td class="ink" style="font-size:22px;line-height:26px;font-weight:800;letter-spacing:-.03em;color:${inks.ink};padding:0 2px 3px">${escapeHtml(name)}</td></tr><tr><td class="road" style="height:5px;line-height:5px;font-size:0;background:${inks.accent};border-top:2px solid ${inks.ink};border-bottom:2px solid ${inks.ink}">&nbsp;</td></tr></table>`
}
