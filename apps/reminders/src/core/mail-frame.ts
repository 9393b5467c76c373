import { isRightToLeft, pageLanguage } from '@evergift/language';
import { markup, type Markup } from './markup.ts';

/** Colours of both themes, which the design system's tokens have too. Programs that read no styles show plain text. */
const style = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
body{margin:0;padding:32px 16px;background:#f7f3f0;color:#2b211d;font:16px/1.5 Figtree,system-ui,-apple-system,"Segoe UI",sans-serif;overflow-wrap:anywhere}
.mail{max-width:560px;margin:0 auto}
h1,h2,.brand{margin:0;font-family:Fraunces,ui-serif,Georgia,serif;font-weight:600;line-height:1.2}
h1{margin:24px 0 0;font-size:26px}h2{font-size:20px}
.brand{color:#0e6147;font-size:18px}
p,ul{margin:8px 0 0}ul{padding:0 20px}li{margin:4px 0 0}
.card{margin:16px 0 0;padding:24px;border:1px solid #e4dbd4;border-radius:20px;background:#fffdfb}
.muted{color:#6a5c55}.small{font-size:14px;margin:16px 0 0}
.when{font-weight:600}.close{margin:0}
.foot{margin:24px 0 0;padding:16px 0 0;border-top:1px solid #e4dbd4}
a{color:#0e6147}
.button{display:inline-block;margin:20px 0 0;padding:12px 24px;border-radius:24px;background:#0e6147;color:#fffdfb;font-weight:600;text-decoration:none}
@media (prefers-color-scheme:dark){
body{background:#191614;color:#f5eee8}
.card{background:#231f1c;border-color:#38312c}
.foot{border-color:#38312c}
.muted{color:#b8aca3}a,.brand{color:#7fd6ae}
.button{background:#7fd6ae;color:#07291d}
}
`;

/** The language and the direction of what is written now, for an element of HTML. */
export function languageAttributes(): Markup {
  const language = pageLanguage();
  return markup`lang="${language}" dir="${isRightToLeft(language) ? 'rtl' : 'ltr'}"`;
}

/**
 * A mail as HTML: light and dark, with nothing to load from elsewhere. Programs that show it within a page of theirs
 * take its outermost elements away, so its language is in it twice.
 */
export function mailHtml(title: string, body: Markup): string {
  const language = languageAttributes();
  return `<!doctype html>${
    markup`<html ${language}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${title}</title><style>${{ html: style }}</style></head><body><div class="mail" ${language}><p class="brand">Evergift</p>${body}</div></body></html>`
      .html
  }`;
}
