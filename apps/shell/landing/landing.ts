import { watchForIntent } from './intent.ts';
import { fetchAhead } from './fetch-ahead.ts';

watchForIntent(document, fetchAhead);
