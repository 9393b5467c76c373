import type { Observable } from 'rxjs';
import { createData, type Data } from '../../src/index.ts';

/** The latest value of each observable that the tests look at. */
type Latest = {
  [Name in (typeof followed)[number]]: Data[Name] extends Observable<infer T> ? T : never;
};

const followed = [
  'people$',
  'events$',
  'settings$',
  'connection$',
  'pendingWrites$',
  'storage$',
  'refusedChanges$',
] as const;

declare global {
  interface Window {
    data: Data;
    latest: Latest;
  }
}

const parameters = new URLSearchParams(location.search);
const backend = parameters.get('backend') ?? location.origin;
window.data = createData({
  firebase: { apiKey: 'demo', projectId: 'demo-evergift' },
  emulator: { auth: backend, firestore: backend },
});
window.latest = {} as Latest;
for (const name of followed) {
  (window.data[name] as Observable<unknown>).subscribe((value) => {
    Object.assign(window.latest, { [name]: value });
  });
}
