import { createContext } from 'react';
import { NEVER } from 'rxjs';
import type { Observable } from 'rxjs';

/** Emits true when a newer version than this page's is ready for the next load. */
export const NewVersionContext = createContext<Observable<boolean>>(NEVER);
