import { BehaviorSubject } from 'rxjs';

/** Whether a newer version than this page's is ready for the next load. */
export const newVersion$ = new BehaviorSubject(false);
