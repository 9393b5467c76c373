import { Observable, Subject } from 'rxjs';

/** What tabs of the same browser send each other. */
export interface TabMessage {
  readonly kind: 'signing-out';
  readonly uid: string;
}

/** The other tabs; messages of this tab do not come back to it. */
export interface Tabs {
  readonly messages$: Observable<TabMessage>;
  send(message: TabMessage): void;
  close(): void;
}

/** Other tabs of this origin, by a BroadcastChannel; nobody where there is none. */
export function createTabs(name: string): Tabs {
  if (typeof BroadcastChannel === 'undefined') {
    return { messages$: new Observable(), send: () => {}, close: () => {} };
  }
  const channel = new BroadcastChannel(name);
  const messages$ = new Subject<TabMessage>();
  channel.onmessage = ({ data }: MessageEvent<TabMessage>) => messages$.next(data);
  return {
    messages$,
    send: (message) => channel.postMessage(message),
    close: () => channel.close(),
  };
}
