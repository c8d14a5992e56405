import { html, raw } from 'hono/html'
import { bankName } from './bank-list.ts'
import { type HostedTexts, hostedTexts } from './hosted-texts.ts'
import type { SimulatedOrder } from './order-book.ts'

type Html = ReturnType<typeof html>

const style = `
body{margin:0;background:#eef1f4;color:#1b2430;font:1.0625rem/1.5 system-ui,sans-serif}
main{max-width:28rem;margin:2rem auto;padding:1.5rem;background:#fff;border-radius:.75rem}
.sandbox{margin:0 0 1.5rem;padding:.75rem 1rem;background:#fff3cd;border-left:.375rem solid #8a6100}
h1{font-size:1.375rem;margin:0 0 1rem}
dl{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1rem}
dt{color:#4a5565}dd{margin:0;font-weight:600;overflow-wrap:anywhere}
label{display:block;margin:.75rem 0 .25rem}
input{box-sizing:border-box;width:100%;padding:.625rem;font:inherit;border:1px solid #5b6778;border-radius:.375rem}
button{display:block;width:100%;margin-top:.75rem;padding:.75rem;font:inherit;font-weight:600;cursor:pointer;
border:1px solid #1b2430;border-radius:.375rem;background:#fff;color:#1b2430}
button.main{background:#1f4e8c;border-color:#1f4e8c;color:#fff}
:focus-visible{outline:3px solid #b45309;outline-offset:2px}
.error{color:#a1130d;font-weight:600}.hint{color:#4a5565;font-size:.9375rem}`

/** The form asks, the card has still to be confirmed, or nothing is left to do. */
export type HostedStep = 'choose' | 'declined' | 'confirm' | 'done'

/** No scripts and no addresses elsewhere; the form posts to the page it stands on, wherever that is mounted. */
export function hostedPage(order: SimulatedOrder, step: HostedStep, returnUrl: string): Html {
  const texts = hostedTexts(order.claims.locale)
  return page(
    texts,
    html`${summary(order, texts)}
${
  step === 'done'
    ? html`<p>${texts.done}</p><p><a href="${returnUrl}">${texts.back}</a></p>`
    : html`<form method="post">${fields(order, step, texts)}</form>`
}`,
  )
}

export function gonePage(locale: string): Html {
  const texts = hostedTexts(locale)
  return page(texts, html`<p>${texts.gone}</p>`)
}

function page(texts: HostedTexts, content: Html): Html {
  return html`<!doctype html>
<html lang="${texts.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="data:,">
<title>${texts.title}</title>
<style>${raw(style)}</style>
</head>
<body><main>
<h1>${texts.title}</h1>
<p class="sandbox">${texts.warning}</p>
${content}
</main></body>
</html>`
}

function summary(order: SimulatedOrder, texts: HostedTexts): Html {
  const { claims } = order
  const { preferredProvider, preferredCountry, paymentDescription } = claims.payment.methodOptions
  const amount = new Intl.NumberFormat(texts.language, { style: 'currency', currency: claims.currency })
  const isBank = claims.payment.method === 'paymentInitiation'
  return html`<dl>
<dt>${texts.amount}</dt><dd>${amount.format(order.amount / 100)}</dd>
<dt>${texts.order}</dt><dd>${claims.merchantReferenceDisplay ?? claims.merchantReference}</dd>
${paymentDescription ? html`<dt>${texts.description}</dt><dd>${paymentDescription}</dd>` : ''}
<dt>${texts.method}</dt><dd>${isBank ? (bankName(preferredProvider, preferredCountry) ?? '–') : texts.card}</dd>
</dl>`
}

/** A wallet has the card already. */
export const asksForCard = ({ claims: { payment } }: SimulatedOrder): boolean =>
  payment.method === 'cardPayments' && payment.methodOptions.preferredMethod !== 'wallet'

function fields(order: SimulatedOrder, step: HostedStep, texts: HostedTexts): Html {
  const [action, label] = step === 'confirm' ? ['confirm', texts.confirm] : ['pay', texts.pay]
  return html`${step === 'confirm' ? html`<h2>${texts.confirmTitle}</h2>` : ''}
${asksForCard(order) && step !== 'confirm' ? cardFields(step, texts) : ''}
<button class="main" name="action" value="${action}">${label}</button>
<button name="action" value="cancel">${texts.cancel}</button>
<button name="action" value="leave">${texts.leave}</button>
<p class="hint">${texts.leaveHint}</p>`
}

/** Nothing is `required`: the two other buttons of the form need no card. */
function cardFields(step: HostedStep, texts: HostedTexts): Html {
  return html`${step === 'declined' ? html`<p class="error" role="alert">${texts.declined}</p>` : ''}
<p class="hint" id="hint">${texts.cardHint}</p>
<label for="number">${texts.cardNumber}</label>
<input id="number" name="number" inputmode="numeric" autocomplete="off" aria-describedby="hint">
<label for="expiry">${texts.expiry}</label>
<input id="expiry" name="expiry" autocomplete="off">
<label for="cvc">${texts.cvc}</label>
<input id="cvc" name="cvc" inputmode="numeric" autocomplete="off">`
}
