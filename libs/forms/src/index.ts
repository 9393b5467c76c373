export { ChangedElsewhere } from './changed-elsewhere.tsx';
export { changedFields } from './changed-fields.ts';
export { timings } from './timings.ts';
export { useDeletion } from './use-deletion.ts';
export type { Deletion } from './use-deletion.ts';
export { useLiveForm } from './use-live-form.ts';
export type { LiveConflict } from './use-live-form.ts';
export { useModalSubmit } from './use-modal-submit.ts';
export type { Submission } from './use-modal-submit.ts';
