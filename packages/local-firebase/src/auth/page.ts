import { markup, type Markup } from './markup.ts';
import { PAGE_STYLE } from './page-style.ts';

/** A page of the backend's own and how to answer it. */
export interface Page {
  status: number;
  title: string;
  /** A single card in the middle instead of a list. */
  narrow: boolean;
  body: Markup;
}

/** A page with one message. */
export const messagePage = (status: number, title: string, ...body: Markup[]): Page => ({
  status,
  title,
  narrow: true,
  body: markup`<div class="card"><h1>${title}</h1>${body}</div>`,
});

/** The whole document. @param appName names the app behind the page's title */
export const renderPage = ({ title, narrow, body }: Page, appName: string | undefined): string =>
  `<!doctype html>${
    markup`<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}${appName === undefined ? '' : ` · ${appName}`}</title><style>${{ html: PAGE_STYLE }}</style></head><body><main class="${narrow ? 'narrow' : 'wide'}">${body}</main></body></html>`
      .html
  }`;
