import { createHash } from 'node:crypto';
import { isRightToLeft, type Language } from './languages/language.ts';
import { markup, type Markup } from './markup.ts';

/** A page of the backend's own and how to answer it. */
export interface Page {
  status: number;
  language: Language;
  title: string;
  /** A single card in the middle instead of a list. */
  narrow: boolean;
  body: Markup;
}

/** A page with one message. */
export const messagePage = (
  language: Language,
  status: number,
  title: string,
  ...body: Markup[]
): Page => ({
  status,
  language,
  title,
  narrow: true,
  body: markup`<div class="card"><h1>${title}</h1>${body}</div>`,
});

/** The language of an element's text and its direction. */
export const languageAttributes = (language: Language): Markup =>
  markup`lang="${language}" dir="${isRightToLeft(language) ? 'rtl' : 'ltr'}"`;

/** The whole document. @param appName names the app behind the page's title */
export const renderPage = (
  { language, title, narrow, body }: Page,
  appName: string | undefined,
): string =>
  `<!doctype html>${
    markup`<html ${languageAttributes(language)}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}${appName === undefined ? '' : ` · ${appName}`}</title><style>${{ html: PAGE_STYLE }}</style></head><body><main class="${narrow ? 'narrow' : 'wide'}">${body}</main></body></html>`
      .html
  }`;

/** The style of the local pages, light and dark; nothing has to be downloaded. */
const PAGE_STYLE = `
:root{color-scheme:light dark;--surface:light-dark(#f7f3f0,#191614);--card:light-dark(#fffdfb,#231f1c);
--text:light-dark(#2b211d,#f5eee8);--muted:light-dark(#6a5c55,#b8aca3);--border:light-dark(#e4dbd4,#38312c);
--strong:light-dark(#8c7c73,#8a7d74);--accent:light-dark(#0e6147,#7fd6ae);--on-accent:light-dark(#fffdfb,#07291d);
--soft:light-dark(#dcede4,#173a2d);--on-soft:light-dark(#0b4a36,#b4ecd2);--urgent:light-dark(#b3261e,#ff9d8d);
--urgent-soft:light-dark(#fde0da,#501d16);--on-urgent-soft:light-dark(#8a1a12,#ffc5ba)}
*{box-sizing:border-box;margin:0}
[hidden]{display:none!important}
body{min-height:100dvh;padding:clamp(1.25rem,5vw,4rem) 1rem;background:var(--surface);color:var(--text);
font:420 1rem/1.5 Figtree,system-ui,"Noto Sans",sans-serif;overflow-wrap:anywhere}
main{max-width:42rem;margin-inline:auto}
main.narrow{max-width:26rem}
h1,h2{font-family:Fraunces,ui-serif,Georgia,"Noto Serif",serif;font-weight:560;line-height:1.15;text-wrap:balance}
:lang(ar):is(h1,h2){font-weight:640}
h1{font-size:clamp(1.75rem,1.4rem + 1.6vw,2.5rem)}
h2{font-size:1.25rem}
p{margin-block-start:.75rem}
.muted{color:var(--muted)}
.card{margin-block-start:1.5rem;padding:1.5rem;border:1px solid var(--border);border-radius:1.25rem;background:var(--card)}
ol{list-style:none;padding:0}
.facts{display:flex;flex-wrap:wrap;gap:.25rem .75rem;align-items:center;color:var(--muted);font-size:.875rem}
.address{font-size:.75rem}
pre{margin-block-start:.75rem;font:inherit;white-space:pre-wrap}
.state{padding:.125rem .625rem;border-radius:99rem;background:var(--soft);color:var(--on-soft);font-weight:640}
.state.done{background:var(--border);color:var(--text)}
a{color:var(--accent);text-underline-offset:.2em}
.button{display:inline-flex;align-items:center;justify-content:center;min-height:3rem;margin-block-start:1.25rem;
padding-inline:1.5rem;border:1px solid transparent;border-radius:99rem;background:var(--accent);color:var(--on-accent);
font:inherit;font-weight:640;text-decoration:none;cursor:pointer}
label{display:block;margin-block-start:1.25rem;font-weight:640}
input{display:block;width:100%;min-height:3rem;margin-block-start:.375rem;padding-inline:1rem;border:1px solid var(--strong);
border-radius:.75rem;background:var(--surface);color:inherit;font:inherit}
input[aria-invalid]{border-color:var(--urgent)}
.problem{margin-block-start:1.25rem;padding:.75rem 1rem;border-radius:.75rem;background:var(--urgent-soft);color:var(--on-urgent-soft)}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
`;

const STYLE_HASH = createHash('sha256').update(PAGE_STYLE).digest('base64');

/**
 * Headers of every local page. The address contains a code: it is never passed on as a referrer, but
 * stays visible to this server, since browsers hide a form's origin otherwise.
 */
export const PAGE_HEADERS: Record<string, string> = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy':
    `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; form-action 'self'; ` +
    "base-uri 'none'; frame-ancestors 'none'",
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};
