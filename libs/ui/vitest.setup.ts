import './src/test-setup/test-setup.ts';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// Ends a wait for what never comes; what comes late on a busy machine is waited for.
configure({ asyncUtilTimeout: 15_000 });
afterEach(cleanup);
