import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  cacheDir: '../node_modules/.vite-gallery',
  server: { port: 4390 },
  build: { outDir: '../dist/gallery', emptyOutDir: true },
});
