import { createToastStore } from '@evergift/ui/toast-store';
import { planningAlone, type LeftPlanner, type Overruled, type Planner } from '@evergift/data';
import { BehaviorSubject, Subject } from 'rxjs';
import { expect, test, vi } from 'vitest';
import { ModalStore } from '../modals/modal-store.ts';
import { followPlanner } from './follow-planner.ts';

const planner = (ownerUid: string, name = ''): Planner => ({
  ...planningAlone,
  ...{ ownerUid, name, isMine: name === '' },
});

function follow(first: Planner) {
  const planner$ = new BehaviorSubject(first);
  const leftPlanner$ = new Subject<LeftPlanner>();
  const overruled$ = new Subject<Overruled>();
  const toasts = createToastStore();
  const modals = new ModalStore();
  const goHome = vi.fn();
  followPlanner({ planner$, leftPlanner$, overruled$ }, { toasts, modals, goHome });
  return { planner$, leftPlanner$, overruled$, toasts, modals, goHome };
}

test('H2 another planner keeps nothing of the last one on the screen', () => {
  const { planner$, toasts, modals, goHome } = follow(planner('mia'));
  toasts.show({ message: 'Gift of Mia saved' });
  modals.open('person.add' as never, {} as never);
  planner$.next(planner('olga', ''));
  expect(toasts.current()).toEqual([]);
  expect(modals.current()).toBeUndefined();
  expect(goHome).toHaveBeenCalledOnce();
  planner$.next({ ...planner('olga', 'Olga'), members: [] });
  expect(goHome).toHaveBeenCalledOnce();
});

test('H2 signing in and out is no change of planner', () => {
  const { planner$, goHome } = follow(planner(''));
  planner$.next(planner('olga', 'Olga'));
  planner$.next(planner(''));
  expect(goHome).not.toHaveBeenCalled();
});

test.each([
  { lost: [], message: 'Your own planner is open now.' },
  { lost: ['Kite', 'Ring'], message: 'These changes could not be sent: Kite, Ring.' },
])('H6 who was taken out reads it, and what was lost by name: $lost', ({ lost, message }) => {
  const { planner$, leftPlanner$, toasts } = follow(planner('olga', 'Olga'));
  leftPlanner$.next({ name: 'Olga', lost });
  planner$.next(planner('mia'));
  expect(toasts.current()).toMatchObject([
    {
      ...{ type: 'warning', duration: 0, message },
      title: 'You are not part of Olga’s planner any more.',
    },
  ]);
});

test('H7 what another one wrote over one’s own can be taken back', () => {
  const { planner$, overruled$, toasts } = follow(planner('olga', 'Olga'));
  const member = { isMe: false, isOwner: true, personId: '' };
  planner$.next({ ...planner('olga', 'Olga'), members: [{ ...member, uid: 'o', name: 'Olga' }] });
  const takeBack = vi.fn(() => ({ applied: Promise.resolve({ ok: true }) }) as never);
  overruled$.next({ name: 'Kite', fields: ['Name', 'Notes'], takeBack });
  const [toast] = toasts.current();
  expect(toast).toMatchObject({
    title: 'Olga changed Kite',
    message: '“Name”, “Notes”: you had written something else.',
  });
  toast?.action?.onAction();
  expect(takeBack).toHaveBeenCalledOnce();
});
