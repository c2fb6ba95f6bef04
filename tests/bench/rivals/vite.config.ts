import { vitePlugin as remix } from '@remix-run/dev';
import { defineConfig } from 'vite';

/** The minimal Remix app with Remix's own settings; `RIVAL_BUILD` says where the build goes. */
export default defineConfig({
  plugins: [
    remix({
      buildDirectory: process.env['RIVAL_BUILD'] ?? 'build',
      future: {
        v3_fetcherPersist: true,
        v3_relativeSplatPath: true,
        v3_throwAbortReason: true,
        v3_routeConfig: true,
        v3_singleFetch: true,
        v3_lazyRouteDiscovery: true,
      },
    }),
  ],
  build: { target: 'es2022', reportCompressedSize: false },
});
