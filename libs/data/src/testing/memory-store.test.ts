import { describeDocumentStore } from '../store/document-store.suite.ts';
import { MemoryBackend } from './memory-backend.ts';
import { MemoryDevice } from './memory-device.ts';
import { MemoryStore } from './memory-store.ts';

let now = 1_700_000_000_000;
const backend = new MemoryBackend(() => (now += 1));

describeDocumentStore('The memory store', () => ({
  open: (uid) => {
    const device = new MemoryDevice(backend, uid);
    return Promise.resolve({
      store: new MemoryStore(device),
      goOffline: () => Promise.resolve(device.goOffline()),
      goOnline: () => Promise.resolve(device.goOnline()),
      dispose: () => Promise.resolve(backend.detach(device)),
    });
  },
}));
