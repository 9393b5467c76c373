import { createTestData, settle } from '@evergift/data/testing';
import { BehaviorSubject, firstValueFrom, of, Subject } from 'rxjs';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import page from '../../app.html?raw';
import { endFirstScreen, followFirstScreen } from './first-screen.ts';

const key = 'evergift:first-screen';
const script = [...page.matchAll(/<script>([^]*?)<\/script>/g)]
  .map(([, text = '']) => text)
  .find((text) => text.includes(key));

const dashboard = `
  <div class="frame"><a href="#main">Skip</a>
    <div role="status">Waiting for the network</div>
    <main id="main"><h1>Dashboard</h1>
      <h2 id="next">Next up</h2>
      <section aria-labelledby="next">Socks
        <span data-days="9" data-urgency="warning">9 days</span>
        <svg viewBox="0 0 2 2"><path d="M0 0"></path></svg>
        <button>Bought</button><button>Bought</button><a href="/people">People</a>
      </section>
    </main>
  </div>`;

const screen = () => document.getElementById('first-screen');
const root = () => document.getElementById('root') as HTMLElement;

/** What the browser does with `app.html`, before anything else has come. */
function open() {
  document.body.innerHTML = '<div id="root"></div>';
  (0, eval)(script ?? '');
}

/** A page of Ada's that is shown and has been kept. */
async function keep(html = dashboard) {
  document.body.innerHTML = `<div id="root">${html}</div>`;
  const world = await createTestData({ now: '2026-11-20' });
  const shown$ = new Subject<string | undefined>();
  followFirstScreen(world.data, shown$);
  shown$.next(world.uid);
  await import('./keep-first-screen.ts');
  await settle();
  return { ...world, shown$ };
}

beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', (run: () => void) => run());
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'requestAnimationFrame'] });
  vi.setSystemTime('2026-11-20T12:00');
  document.head.innerHTML = '<link rel="stylesheet" href="/first.css">';
  history.replaceState(null, '', '/dashboard');
  localStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.head.replaceChildren();
  document.body.replaceChildren();
});

test('the dashboard is there at the next visit before the application, without its announcements', async () => {
  await keep();
  open();
  expect(screen()?.nextElementSibling).toBe(root());
  expect(screen()?.querySelector('h1')?.textContent).toBe('Dashboard');
  expect(screen()?.querySelector('[role=status]')?.textContent).toBe('');
  expect(screen()?.querySelector('path')?.namespaceURI).toBe('http://www.w3.org/2000/svg');
  expect(screen()?.querySelector('[id], [aria-labelledby]')).toBeNull();
});

test('H2 a screen that says whose planner it is waits until the application says so, too', async () => {
  const menu = '<button aria-label="Olga’s planner is open. Change planner">Olga</button>';
  const { data, uid } = await keep(dashboard.replace('<main', `${menu}<main`));
  await vi.advanceTimersByTimeAsync(50);
  open();
  root().innerHTML = dashboard;
  followFirstScreen(data, of(uid));
  await vi.advanceTimersByTimeAsync(500);
  expect(screen()).not.toBeNull();
  root().firstElementChild?.insertAdjacentHTML('afterbegin', menu);
  await vi.advanceTimersByTimeAsync(50);
  expect(screen()).toBeNull();
});

test('H2 a screen of one planner is not shown for another, and is forgotten when that is opened', async () => {
  const { data, uid, shown$ } = await keep();
  localStorage.setItem(`evergift:planner:${uid}`, 'olga');
  open();
  expect(screen()).toBeNull();
  const planner = await firstValueFrom(data.planner$);
  const planner$ = new BehaviorSubject(planner);
  followFirstScreen({ ...data, planner$ }, shown$);
  expect(localStorage.getItem(key)).not.toBeNull();
  planner$.next({ ...planner, ownerUid: 'olga', isMine: false, name: 'Olga' });
  expect(localStorage.getItem(key)).toBeNull();
});

test('LC3 a screen in one language is not shown on a page in another', async () => {
  const { documentElement: html } = document;
  onTestFinished(() => void (html.lang = 'en'));
  html.lang = 'de';
  await keep();
  html.lang = 'fr';
  open();
  expect(screen()).toBeNull();
  html.lang = 'de';
  open();
  expect(screen()).not.toBeNull();
});

test.each([
  ['2026-11-21', '8 days', 'warning'],
  ['2026-11-22', '7 days', 'urgent'],
  ['2026-11-26', '3 days', 'urgent'],
])('on %s its countdown reads %s', async (day, text, urgency) => {
  await keep();
  vi.setSystemTime(`${day}T08:00`);
  open();
  const badge = screen()?.querySelector<HTMLElement>('[data-days]');
  expect([badge?.textContent, badge?.dataset['urgency']]).toEqual([text, urgency]);
});

test.each([
  ['a week later', () => vi.setSystemTime('2026-11-27T08:00')],
  ['before the day it was kept', () => vi.setSystemTime('2026-11-19T08:00')],
  ['in another release', () => document.querySelector('link')?.setAttribute('href', '/other.css')],
  ['in a narrow window', () => vi.stubGlobal('matchMedia', () => ({ matches: false }))],
  ['on another page', () => history.replaceState(null, '', '/people')],
  ['with another filter', () => history.replaceState(null, '', '/dashboard?within=30-days')],
  ['where what is kept is no screen', () => localStorage.setItem(key, '[')],
])('there is none %s', async (_, change) => {
  await keep();
  change();
  open();
  expect(screen()).toBeNull();
});

test('there is none once a day that it counts to is over', async () => {
  await keep(dashboard.replace('data-days="9"', 'data-days="1"'));
  vi.setSystemTime('2026-11-22T08:00');
  open();
  expect(screen()).toBeNull();
});

test('what is pressed and what has the focus goes to the application’s own', async () => {
  await keep();
  open();
  const [, second] = screen()?.querySelectorAll('button') ?? [];
  second?.focus();
  screen()
    ?.querySelector('a[href="/people"]')
    ?.dispatchEvent(new Event('click', { bubbles: true }));
  second?.click();
  root().innerHTML = dashboard;
  const pressed = vi.fn();
  const own = root().querySelectorAll('button')[1];
  own?.addEventListener('click', pressed);
  endFirstScreen();
  expect(pressed).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(own);
  expect(screen()).toBeNull();
});

test('it is never shown to somebody else', async () => {
  const { data, authentication } = await keep();
  expect(localStorage.getItem(key)).toContain('Socks');
  open();
  authentication.start('ben@example.com');
  await settle();
  expect(data.session.state.user?.email).toBe('ben@example.com');
  expect([screen(), localStorage.getItem(key)]).toEqual([null, null]);
});

test('a change on another page ends what is kept; one on the dashboard is kept', async () => {
  const { data } = await keep();
  const heading = root().querySelector('h2');
  if (heading) heading.textContent = 'All set';
  await data.commands.addPerson({ name: 'Ben' }).applied;
  await settle();
  expect(localStorage.getItem(key)).toContain('All set');
  history.replaceState(null, '', '/people');
  await data.commands.addPerson({ name: 'Cy' }).applied;
  expect(localStorage.getItem(key)).toBeNull();
});

test('the application shows what it has when it takes long', async () => {
  await keep();
  vi.advanceTimersByTime(8_000);
  open();
  const { data } = await createTestData({ user: null });
  const session = { state$: new Subject() } as never;
  followFirstScreen({ ...data, session }, new Subject());
  vi.advanceTimersByTime(7_999);
  expect(screen()).not.toBeNull();
  vi.advanceTimersByTime(1);
  expect(screen()).toBeNull();
});
