import '@evergift/ui/test-setup';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

// Ends a wait for what never comes; what comes late on a busy machine is waited for.
configure({ asyncUtilTimeout: 15_000 });
afterEach(cleanup);
