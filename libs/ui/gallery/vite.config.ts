import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { englishOnly } from '../vite/english-only.mjs';

export default defineConfig({
  plugins: [react(), englishOnly()],
  cacheDir: '../node_modules/.vite-gallery',
  server: { port: 4390 },
  build: { outDir: '../dist/gallery', emptyOutDir: true },
});
