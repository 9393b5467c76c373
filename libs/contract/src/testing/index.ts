export { setViewportWidth } from './browser.ts';
export { done } from './commands.ts';
export { recordDownloads } from './downloads.ts';
export { choose, field, pick, setDate, write } from './form.ts';
export { openInHost } from './open-in-host.tsx';
export type { OpenOptions } from './open-in-host.tsx';
export { openRemote } from './open-remote.tsx';
export { createRecordingHost } from './recording-host.ts';
export type { OpenedModal, RecordingHost } from './recording-host.ts';
