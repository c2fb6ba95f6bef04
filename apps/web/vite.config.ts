import { vitePlugin as remix } from '@remix-run/dev';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vite';
import { precompress } from './precompress.ts';

export default defineConfig(({ mode }) => ({
  plugins: [
    remix({
      future: {
        v3_fetcherPersist: true,
        v3_relativeSplatPath: true,
        v3_throwAbortReason: true,
        v3_routeConfig: true,
        v3_singleFetch: true,
        v3_lazyRouteDiscovery: true,
      },
      serverBuildFile: 'index.js',
    }),
    vanillaExtractPlugin(),
    precompress(),
  ],
  build: {
    target: 'es2022',
    reportCompressedSize: false,
    minify: 'terser',
    terserOptions: { compress: { passes: 2, ecma: 2020, pure_funcs: ['warning', 'warningOnce', 'logDeprecation', 'UNSAFE_warning'] } },
    assetsInlineLimit: 0,
  },
  // React Router's warnings for developers are calls of functions of its own; pure ones are left out of the build.
  ...(mode === 'production' ? { esbuild: { pure: ['warning', 'warningOnce', 'logDeprecation', 'UNSAFE_warning'] } } : {}),
  // Named here, or the development server finds them at the first page, bundles again and reloads: two Reacts for a moment ("Invalid hook call").
  optimizeDeps: {
    include: [
      'react',
      'react-dom',
      'react-dom/client',
      'react/jsx-runtime',
      'react/jsx-dev-runtime',
      '@remix-run/react',
      'i18next',
      'react-i18next',
      'remix-i18next/client',
      'get-nonce',
      '@darb/ui > @radix-ui/react-dialog',
      '@darb/ui > @radix-ui/react-direction',
      '@vanilla-extract/recipes/createRuntimeFn',
    ],
    exclude: ['@remix-run/node'],
  },
  server: { fs: { allow: ['../..'] } },
}));
