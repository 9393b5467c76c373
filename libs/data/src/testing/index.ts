export { createTestData, type TestData, type TestDataOptions } from './create-test-data.ts';
export { current } from './current.ts';
export { ManualClock, settle } from './manual-clock.ts';
export { MemoryAuthentication } from './memory-authentication.ts';
export { MemoryBackend, type WriteSummary } from './memory-backend.ts';
export { MemoryDevice } from './memory-device.ts';
export { MemoryStore } from './memory-store.ts';
export { buildEvent, buildGift, buildPerson, buildPhoto } from './builders.ts';
