import { defineConfig } from 'vitest/config';

// A time limit is there for a test that hangs, also on a busy machine.
export default defineConfig({ test: { testTimeout: 20_000, isolate: false } });
