import {
  asyncScheduler,
  BehaviorSubject,
  type Observable,
  type SchedulerLike,
  type Subscription,
  timer,
} from 'rxjs';
import {
  CLOSING_DURATION,
  DEFAULT_DURATION,
  MAX_TOASTS,
  type Toast,
  type ToastAction,
  type ToastRequest,
} from './toast.ts';

export type { Toast, ToastAction, ToastRequest, ToastType } from './toast.ts';

/** The toasts of a page: shown by commands, read as an observable. */
export interface ToastStore {
  /** The toasts in sight, the oldest first; emits at once and on every change. */
  readonly toasts$: Observable<readonly Toast[]>;
  /** The toasts in sight, now. */
  readonly current: () => readonly Toast[];
  /** Shows a toast and returns its id. A warning takes the place of the same one that is in sight. */
  show: (request: ToastRequest) => string;
  /** Plays the closing animation (300 ms), then removes the toast. An unknown id does nothing. */
  close: (id: string) => void;
  /** Pauses every countdown, while the pointer or the focus is on the toasts. */
  pause: () => void;
  /** Goes on with what was left of each countdown. */
  resume: () => void;
  /** Removes all at once, without animation: on signing out. */
  clear: () => void;
}

export interface ToastStoreOptions {
  /** Whose clock to use; a virtual one in tests. Default: the real one. */
  scheduler?: SchedulerLike;
  /** Called once for every error toast whose error was not reported yet, with what it carries. */
  reportError?: (toast: Toast) => void;
}

interface Countdown {
  /** Milliseconds left when it was last started. */
  left: number;
  startedAt: number;
  subscription: Subscription | null;
}

/** The action, running for the first press only: a toast can be pressed while it leaves. */
function once(action: ToastAction): ToastAction {
  let hasRun = false;
  const onAction = () => {
    if (hasRun) return;
    hasRun = true;
    action.onAction();
  };
  return { ...action, onAction };
}

/** Creates the store behind a `ToastRegion`. One per page. */
export function createToastStore({
  scheduler = asyncScheduler,
  reportError,
}: ToastStoreOptions = {}): ToastStore {
  const state$ = new BehaviorSubject<readonly Toast[]>([]);
  const countdowns = new Map<string, Countdown>();
  let isPaused = false;
  let created = 0;

  const remove = (id: string) => {
    countdowns.get(id)?.subscription?.unsubscribe();
    countdowns.delete(id);
    state$.next(state$.value.filter((toast) => toast.id !== id));
  };
  const start = (id: string, countdown: Countdown, then: () => void) => {
    countdown.startedAt = scheduler.now();
    countdown.subscription = timer(countdown.left, scheduler).subscribe(then);
    countdowns.set(id, countdown);
  };
  const close = (id: string) => {
    const toast = state$.value.find((each) => each.id === id);
    if (!toast || toast.isClosing) return;
    countdowns.get(id)?.subscription?.unsubscribe();
    state$.next(state$.value.map((each) => (each.id === id ? { ...each, isClosing: true } : each)));
    start(id, { left: CLOSING_DURATION, startedAt: 0, subscription: null }, () => remove(id));
  };
  const open = () => state$.value.filter((toast) => !toast.isClosing);

  return {
    toasts$: state$.asObservable(),
    current: () => state$.value,
    close,
    show(request) {
      created += 1;
      const id = `toast-${created}`;
      const toast: Toast = {
        ...request,
        ...(request.action && { action: once(request.action) }),
        id,
        type: request.type ?? 'info',
        duration: request.duration ?? DEFAULT_DURATION,
        isClosing: false,
      };
      const same = open().find(
        ({ type, title, message }) =>
          type === 'warning' &&
          toast.type === type &&
          toast.title === title &&
          toast.message === message,
      );
      if (same) remove(same.id);
      const [oldest] = state$.value;
      if (oldest && state$.value.length >= MAX_TOASTS) remove(oldest.id);
      state$.next([...state$.value, toast]);
      if (toast.duration > 0) {
        const countdown = { left: toast.duration, startedAt: 0, subscription: null };
        if (isPaused) countdowns.set(id, countdown);
        else start(id, countdown, () => close(id));
      }
      if (toast.type === 'error' && !toast.isReported) reportError?.(toast);
      return id;
    },
    pause() {
      if (isPaused) return;
      isPaused = true;
      for (const { id } of open()) {
        const countdown = countdowns.get(id);
        if (!countdown) continue;
        countdown.subscription?.unsubscribe();
        countdown.subscription = null;
        countdown.left -= scheduler.now() - countdown.startedAt;
      }
    },
    resume() {
      if (!isPaused) return;
      isPaused = false;
      for (const { id } of open()) {
        const countdown = countdowns.get(id);
        if (countdown) start(id, countdown, () => close(id));
      }
    },
    clear() {
      for (const countdown of countdowns.values()) countdown.subscription?.unsubscribe();
      countdowns.clear();
      state$.next([]);
    },
  };
}
