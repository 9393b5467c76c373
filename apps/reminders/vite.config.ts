import { defineConfig } from 'vite';

// One file for Node with everything that it uses: whoever runs it installs nothing else.
export default defineConfig({
  build: {
    ssr: 'src/index.ts',
    target: 'node20',
    minify: false,
    sourcemap: true,
  },
  ssr: { noExternal: true },
});
