import { createHash } from 'node:crypto';

/** The style of the page behind the unsubscribe link, light and dark; nothing has to be downloaded. */
export const pageStyle = `
:root{color-scheme:light dark;--surface:light-dark(#f7f3f0,#191614);--text:light-dark(#2b211d,#f5eee8);
--accent:light-dark(#0e6147,#7fd6ae);--on-accent:light-dark(#fffdfb,#07291d)}
*{box-sizing:border-box;margin:0}
body{min-height:100dvh;padding:clamp(1.25rem,5vw,4rem) 1rem;background:var(--surface);color:var(--text);font:420 1rem/1.5 Figtree,system-ui,sans-serif}
main{max-width:26rem;margin-inline:auto}
h1{font:560 1.75rem/1.15 Fraunces,Georgia,serif;text-wrap:balance}
p{margin-block-start:.75rem}
a{color:var(--accent)}
button{min-height:3rem;margin-block-start:1.25rem;padding-inline:1.5rem;border:0;border-radius:99rem;background:var(--accent);color:var(--on-accent);font:inherit;font-weight:640;cursor:pointer}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
`;

/** As a security policy names the style. */
export const hashedStyle = `sha256-${createHash('sha256').update(pageStyle).digest('base64')}`;
