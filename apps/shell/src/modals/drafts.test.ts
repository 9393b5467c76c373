import { planningAlone, type Planner } from '@evergift/data';
import { createTestData } from '@evergift/data/testing';
import { BehaviorSubject } from 'rxjs';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createToasts } from '../boot/create-toasts.ts';
import { ModalStore } from './modal-store.ts';
import { ErrorReporting } from '../reporting/error-reporting.ts';
import { Drafts } from './drafts.ts';
import { followDrafts } from './follow-drafts.ts';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

const typed = { name: 'Grandma' };

/** A document of somebody's tab; the same `world` is the same person. */
function openDocument(world: Pick<Awaited<ReturnType<typeof createTestData>>, 'data'>) {
  const toasts = createToasts(new ErrorReporting(() => []));
  const parts = { drafts: new Drafts(), modals: new ModalStore(), toasts };
  onTestFinished(followDrafts(world.data, parts));
  return { ...parts, leave: () => dispatchEvent(new Event('pagehide')) };
}

function dismiss({ drafts, modals }: Pick<ReturnType<typeof openDocument>, 'drafts' | 'modals'>) {
  modals.open('person.edit', { personId: 'ada' });
  const left = drafts.register(() => typed);
  drafts.setAside();
  left();
  modals.close();
}

async function typeAndLeave<World extends Parameters<typeof openDocument>[0]>(world: World) {
  const before = openDocument(world);
  before.modals.open('person.edit', { personId: 'ada' });
  before.drafts.register((isPageGoing) => (isPageGoing ? typed : undefined));
  before.leave();
  return world;
}

describe('M2 what was being saved as the page went', () => {
  async function saveAndLeave(sentAs: (saved: string) => string) {
    const world = await createTestData();
    const saved = world.data.commands.addPerson({ name: 'Grandma' });
    await saved.applied;
    const before = openDocument(world);
    before.modals.open('person.add', {});
    before.drafts.register(
      () => typed,
      () => sentAs(saved.id),
    );
    before.leave();
    const after = openDocument(world);
    await vi.waitFor(() => expect(after.toasts.current()).toHaveLength(1), { timeout: 15_000 });
    return { ...after, toast: () => after.toasts.current()[0]?.message };
  }

  test('is open again when this device does not have it', async () => {
    const { modals, drafts, toast } = await saveAndLeave(() => 'another');
    expect(modals.current()).toMatchObject({ name: 'person.add', request: {} });
    expect(drafts.take()).toEqual(typed);
    expect(toast()).toContain('What you had typed is back.');
  });

  test('is not offered a second time when this device has it', async () => {
    const { modals, drafts, toast } = await saveAndLeave((saved) => saved);
    expect(toast()).toBe('It was saved before the page was loaded anew.');
    expect(modals.current()).toBeUndefined();
    modals.open('person.add', {});
    expect(drafts.take()).toBeUndefined();
  });
});

test('M2 what was typed in an open form is there after a reload, once', async () => {
  const world = await typeAndLeave(await createTestData());
  const after = openDocument(world);
  expect(after.modals.current()).toMatchObject({
    name: 'person.edit',
    request: { personId: 'ada' },
  });
  expect(after.drafts.take()).toEqual(typed);
  expect(after.drafts.take()).toBeUndefined();
  expect(after.toasts.current()[0]?.message).toContain('What you had typed is back.');
  expect(openDocument(world).modals.current()).toBeUndefined();
});

describe('Q3 what was typed in a tab that was closed', () => {
  test('is there in the next tab, once', async () => {
    const world = await typeAndLeave(await createTestData());
    sessionStorage.clear();
    const { modals, drafts } = openDocument(world);
    expect(modals.current()?.name).toBe('person.edit');
    expect(drafts.take()).toEqual(typed);
    expect(localStorage).toHaveLength(0);
  });

  test('is gone when its writer signs out, and nobody else gets it', async () => {
    const world = await typeAndLeave(await createTestData());
    await world.data.session.signOut();
    expect(localStorage.getItem('evergift.draft')).toBeNull();
    await typeAndLeave(await createTestData());
    sessionStorage.clear();
    const kept = localStorage.getItem('evergift.draft') as string;
    localStorage.setItem('evergift.draft', kept.replace(/"uid":"[^"]*"/, '"uid":"somebody else"'));
    expect(openDocument(await createTestData()).modals.current()).toBeUndefined();
    expect(localStorage.getItem('evergift.draft')).toBeNull();
  });
});

describe('Q2 a share that arrives while something was typed elsewhere', () => {
  const share = { shared: { title: '', text: 'Lamp', url: '' } };

  test('keeps both: what is just being restored can be reopened', async () => {
    const { drafts, modals, toasts } = openDocument(await typeAndLeave(await createTestData()));
    modals.open('gift.add', share);
    expect(drafts.take()).toBeUndefined();
    const kept = toasts.current().find(({ action }) => action?.label === 'Reopen');
    expect(kept?.message).toBe('What you typed is kept.');
    kept?.action?.onAction();
    expect(modals.current()).toMatchObject({ name: 'person.edit', request: { personId: 'ada' } });
    expect(drafts.take()).toEqual(typed);
  });

  test('keeps both: an open form too, and the share when that is reopened', async () => {
    const { drafts, modals, toasts } = openDocument(await createTestData());
    modals.open('person.edit', { personId: 'ada' });
    const left = drafts.register(() => typed);
    modals.open('gift.add', share);
    left();
    expect(drafts.take()).toBeUndefined();
    drafts.register(() => ({ name: 'Lamp' }));
    toasts.current()[0]?.action?.onAction();
    expect(drafts.take()).toEqual(typed);
    modals.open('gift.add', share);
    expect(drafts.take()).toEqual({ name: 'Lamp' });
  });
});

test('a form in which nothing was typed is not kept, nor one that was left', async () => {
  const world = await createTestData();
  const { drafts, modals, leave } = openDocument(world);
  modals.open('person.add', {});
  drafts.register(() => undefined);
  leave();
  drafts.register(() => typed)();
  leave();
  expect(sessionStorage).toHaveLength(0);
});

test('a draft is gone when its writer signs out', async () => {
  const world = await typeAndLeave(await createTestData());
  sessionStorage.setItem('kept', 'by others');
  await world.data.session.signOut();
  expect(JSON.stringify(sessionStorage)).not.toContain('Grandma');
});

test('nobody else gets it', async () => {
  await typeAndLeave(await createTestData());
  const kept = sessionStorage.getItem('evergift.draft') as string;
  sessionStorage.setItem('evergift.draft', kept.replace(/"uid":"[^"]*"/, '"uid":"somebody else"'));
  const { modals } = openDocument(await createTestData());
  expect(modals.current()).toBeUndefined();
  expect(sessionStorage).toHaveLength(0);
});

test.each(['{', 'null', '7'])('a draft that cannot be read is dropped: %s', async (text) => {
  sessionStorage.setItem('evergift.draft', text);
  expect(openDocument(await createTestData()).modals.current()).toBeUndefined();
});

test('another form does not get it when the one it is of never came', async () => {
  const after = openDocument(await typeAndLeave(await createTestData()));
  after.modals.close();
  after.modals.open('gift.add', {});
  expect(after.drafts.take()).toBeUndefined();
});

test('it outlives a reload in which its form did not come', async () => {
  const world = await typeAndLeave(await createTestData());
  openDocument(world).leave();
  const { modals, drafts } = openDocument(world);
  // Retry opens the same modal anew.
  modals.open('person.edit', modals.current()?.request as { personId: string });
  expect(drafts.take()).toEqual(typed);
});

test('where storage is blocked nothing is kept, and everything else works', async () => {
  const world = await createTestData();
  const blocked = vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  });
  onTestFinished(() => blocked.mockRestore());
  const { drafts, modals, leave } = openDocument(world);
  modals.open('person.add', {});
  drafts.register(() => typed);
  leave();
  await world.data.session.signOut();
  expect(blocked).toHaveBeenCalled();
});

describe('M1 a form that is dismissed with something typed in it', () => {
  test('is kept, and its toast reopens it with what was typed', async () => {
    const { drafts, modals, toasts } = openDocument(await createTestData());
    dismiss({ drafts, modals });
    expect(toasts.current()).toMatchObject([{ message: 'What you typed is kept.' }]);
    toasts.current()[0]?.action?.onAction();
    expect(modals.current()).toMatchObject({ name: 'person.edit', request: { personId: 'ada' } });
    expect(drafts.take()).toEqual(typed);
  });

  test('has what was typed when it is opened again, once; another has not', async () => {
    const { drafts, modals } = openDocument(await createTestData());
    dismiss({ drafts, modals });
    modals.open('person.edit', { personId: 'bob' });
    expect(drafts.take()).toBeUndefined();
    modals.open('person.edit', { personId: 'ada' });
    expect(drafts.take()).toEqual(typed);
    modals.open('person.edit', { personId: 'ada' });
    expect(drafts.take()).toBeUndefined();
  });

  test('is kept over a reload, and gone when its writer signs out', async () => {
    const world = await createTestData();
    const before = openDocument(world);
    dismiss(before);
    before.leave();
    const { drafts, modals } = openDocument(world);
    expect(modals.current()).toBeUndefined();
    modals.open('person.edit', { personId: 'ada' });
    expect(drafts.take()).toEqual(typed);
    dismiss({ drafts, modals });
    await world.data.session.signOut();
    modals.open('person.edit', { personId: 'ada' });
    expect(drafts.take()).toBeUndefined();
  });

  test('in which nothing was typed is not kept', async () => {
    const { drafts, modals, toasts } = openDocument(await createTestData());
    modals.open('person.add', {});
    drafts.register(() => undefined);
    drafts.setAside();
    expect(toasts.current()).toEqual([]);
  });
});

describe('H2 H4 what was typed in one planner', () => {
  /** Somebody who plans in several: the test opens one by its owner. */
  async function planInSeveral() {
    const { data } = await createTestData();
    const planner$ = new BehaviorSubject<Planner>({ ...planningAlone, ownerUid: 'mia' });
    const openPlanner = (ownerUid: string) => planner$.next({ ...planner$.value, ownerUid });
    return { data: { ...data, planner$ }, openPlanner };
  }
  const typedBefore = ({ modals, drafts }: ReturnType<typeof openDocument>) => {
    modals.open('person.edit', { personId: 'ada' });
    return drafts.take();
  };

  test('in a form that was dismissed is not offered in another, and waits in its own', async () => {
    const { openPlanner, ...world } = await planInSeveral();
    const tab = openDocument(world);
    dismiss(tab);
    openPlanner('olga');
    expect(typedBefore(tab)).toBeUndefined();
    openPlanner('mia');
    expect(typedBefore(tab)).toEqual(typed);
  });

  test('in a form that was open does not open in another after a reload, and waits in its own', async () => {
    const { openPlanner, ...world } = await planInSeveral();
    await typeAndLeave(world);
    openPlanner('olga');
    const after = openDocument(world);
    expect(after.modals.current()).toBeUndefined();
    expect(typedBefore(after)).toBeUndefined();
    openPlanner('mia');
    expect(typedBefore(after)).toEqual(typed);
  });
});
