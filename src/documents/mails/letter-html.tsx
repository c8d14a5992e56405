import type { CSSProperties } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { inOrder } from '../in-order.tsx'
import type { Reader } from '../reader.ts'
import { NO_BREAK_SPACE } from '../unbroken.ts'
import { BlockHtml } from './block-html.tsx'
import type { Letter } from './letter.ts'
import { darkStyles, inks, tone } from './mail-colours.ts'
import { Table } from './table.tsx'

const FONT = "400 16px/1.5 Onest,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
/** Nothing to see, so that an inbox shows the preheader and not the words after it. */
const NOTHING = `\u034f\u200c${NO_BREAK_SPACE}`.repeat(40)

/**
 * Tables and inline styles, because mail programs know little else; the one style sheet only darkens what is already
 * readable without it. No pictures: nothing is fetched when the mail is opened, so nobody learns that it was.
 */
export function letterHtml(letter: Letter, reader: Reader): string {
  const page = renderToStaticMarkup(
    <html lang={reader.locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no, date=no, address=no" />
        <title>{letter.subject}</title>
        <style>{darkStyles}</style>
      </head>
      <body
        className="ground"
        style={{
          margin: 0,
          padding: 0,
          background: inks.ground,
          color: inks.ink,
          font: FONT,
          WebkitTextSizeAdjust: '100%',
        }}
      >
        <Preheader text={letter.preheader} />
        <Table className="ground" style={{ background: inks.ground }}>
          <tr>
            <td align="center" style={{ padding: '24px 12px' }}>
              <Sheet letter={letter} name={reader.t('site')('name')} />
            </td>
          </tr>
        </Table>
      </body>
    </html>,
  )
  return `<!doctype html>\n${page}\n`
}

function Preheader({ text }: { text: string }) {
  const unseen = { display: 'none', maxHeight: 0, overflow: 'hidden', fontSize: 1, lineHeight: '1px' }
  return (
    <div style={{ ...unseen, color: inks.ground }}>
      {text}
      {NOTHING}
    </div>
  )
}

function Sheet({ letter, name }: { letter: Letter; name: string }) {
  const card = { background: inks.surface, border: `1px solid ${inks.line}`, borderRadius: 16 }
  const title = {
    margin: '0 0 16px',
    fontSize: 26,
    lineHeight: 1.15,
    fontWeight: 700,
    letterSpacing: '-.02em',
  }
  const { help, phone, legal, address, email } = letter.imprint
  const [before = '', after = ''] = help.split(phone.shown)
  return (
    <Table style={{ maxWidth: 600 }}>
      <tr>
        <td style={{ padding: '0 12px 16px' }}>
          <Wordmark name={name} />
        </td>
      </tr>
      <tr>
        <td className="surface card" style={{ ...card, padding: '28px 24px 16px' }}>
          <h1 {...ownTone(letter.colour, title)}>{letter.title}</h1>
          {inOrder(letter.blocks, (block) => (
            <BlockHtml block={block} colour={letter.colour} />
          ))}
        </td>
      </tr>
      <tr>
        <td {...tone('soft', { padding: '20px 12px 8px', fontSize: 14, lineHeight: 1.5 })}>
          <p style={{ margin: '0 0 10px' }}>
            {before}
            <a href={`tel:${phone.number}`} {...tone('soft', {})}>
              {phone.shown}
            </a>
            {after}
          </p>
          <p style={{ margin: 0, fontSize: 13 }}>
            {legal}
            <br />
            {address}
            <br />
            <a href={`mailto:${email}`} {...tone('soft', {})}>
              {email}
            </a>
          </p>
        </td>
      </tr>
    </Table>
  )
}

/** In the owner's colour by day; the night has its own. */
function ownTone(colour: string | null, style: CSSProperties) {
  const look = tone('ink', style)
  return colour ? { ...look, style: { ...look.style, color: colour } } : look
}

/** The name standing on its road, as in the logo. */
function Wordmark({ name }: { name: string }) {
  const letters = { fontSize: 22, lineHeight: '26px', fontWeight: 800, letterSpacing: '-.03em' }
  const edge = `2px solid ${inks.ink}`
  const road = { height: 5, lineHeight: '5px', fontSize: 0, background: inks.accent }
  return (
    <Table width={undefined}>
      <tr>
        <td {...tone('ink', { ...letters, padding: '0 2px 3px' })}>{name}</td>
      </tr>
      <tr>
        <td className="road" style={{ ...road, borderTop: edge, borderBottom: edge }}>
          {NO_BREAK_SPACE}
        </td>
      </tr>
    </Table>
  )
}
