import { remoteConfiguration } from '../../tools/federation/src/index.ts';
import { defineConfig } from 'vite';

export default defineConfig(() => remoteConfiguration('import'));
