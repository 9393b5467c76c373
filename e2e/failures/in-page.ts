import type { Page, Route } from '@playwright/test';
import { federatedReact } from '../fixtures/federated-react.ts';
import type { App } from './apps.ts';
import { isOfPart } from './list.ts';
import type { Answer, AppFailure, Part } from './list.ts';

const headers = { 'access-control-allow-origin': '*' };

async function answerWith(answer: Answer, route: Route): Promise<void> {
  switch (answer.does) {
    case 'refuse':
      return route.abort('connectionrefused');
    case 'hang':
      return;
    case 'delay':
      await new Promise((resolve) => setTimeout(resolve, answer.milliseconds));
      return route.continue();
    case 'replace': {
      const { status, type: contentType, body } = answer;
      return route.fulfill({ status, headers, contentType, body });
    }
    case 'rewrite': {
      const response = await route.fetch();
      return route.fulfill({ response, body: answer.change(await response.text()) });
    }
  }
}

/** An app's part that fails in a page. */
export interface BrokenPart {
  /** Resolves once it was asked for. */
  asked: Promise<void>;
  heal: () => Promise<void>;
}

/**
 * Lets a part of an app fail. Other requests stay intercepted: a page that has no interception any
 * more would be given what hung.
 *
 * @param origin where the app is served
 */
export async function breakPart(
  page: Page,
  origin: string,
  app: App,
  { answer }: AppFailure,
  part: Part,
): Promise<BrokenPart> {
  const isHit = (url: URL) => url.origin === origin && isOfPart(part, app, url.pathname);
  let wasAsked = (): void => undefined;
  const asked = new Promise<void>((resolve) => {
    wasAsked = resolve;
  });
  await page.route('**/never-asked-for', () => undefined);
  const fail = (route: Route) => {
    wasAsked();
    return answerWith(answer, route);
  };
  await page.route(isHit, fail);
  if (part === 'manifest') await listWithoutIntegrity(page, app);
  return { asked, heal: () => page.unroute(isHit, fail) };
}

/** Lets a browser take a changed manifest, as if it had been listed so. */
async function listWithoutIntegrity(page: Page, { name }: App): Promise<void> {
  await page.route('**/remotes.json', async (route) => {
    const response = await route.fetch();
    const json = (await response.json()) as {
      microFrontends: Record<string, { metadata: { integrity?: string } }[]>;
    };
    for (const { metadata } of json.microFrontends[name] ?? []) delete metadata.integrity;
    return route.fulfill({ response, json });
  });
}

/**
 * Every address of an app's file. An app that is tried again is asked for under other ones: the
 * folder's name is then written with encoded letters.
 */
export const fileOf = (origin: string, name: string): string => `${origin}/*/${name}`;

/** How code of a page can throw while `isBroken` is true; each is the body of its component. */
export const throwing = {
  'while rendering': `
    if (globalThis.isBroken) throw new Error('torn while rendering');
    return createElement(Original);`,
  'in an effect': `
    useEffect(() => {
      if (globalThis.isBroken) throw new Error('torn in an effect');
    }, []);
    return createElement(Original);`,
  'in an event handler': `
    const [pressed, setPressed] = useState(0);
    const press = () => {
      if (globalThis.isBroken) throw new Error('torn in a handler');
      setPressed(pressed + 1);
    };
    return createElement('div', null,
      createElement('button', { onClick: press }, 'Pressed ' + pressed + ' times'),
      createElement(Original));`,
} as const;

/**
 * Puts a component around an app's page in its built file: the file is asked for as ever, and gets
 * back a module that imports the built one.
 */
export async function wrapPage(page: Page, origin: string, app: App, body: string): Promise<void> {
  await page.route(fileOf(origin, `${app.chunk}-*.js`), async (route) => {
    const file = `./${new URL(route.request().url()).pathname.split('/').at(-1)}?original`;
    await route.fulfill({
      contentType: 'text/javascript',
      headers,
      body: `
        import { ${app.component} as Original } from '${file}';
        export * from '${file}';
        const { createElement, useEffect, useState } = ${federatedReact};
        export function ${app.component}() {${body}}`,
    });
  });
}

/** Whether what `throwing` names throws in this page. */
export const setBroken = (page: Page, isBroken: boolean): Promise<void> =>
  page.evaluate((value) => void Object.assign(globalThis, { isBroken: value }), isBroken);
