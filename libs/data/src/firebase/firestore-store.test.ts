import { describeDocumentStore } from '../store/document-store.suite.ts';
import { openTestStore } from './open-test-store.ts';

describeDocumentStore('The Firestore store', () => ({ open: openTestStore }));
