import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'
import { splitDocuments } from './web/app/split-documents.ts'

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [splitDocuments(), react()],
  // RxJS has a build with classes, a third smaller than the one for old browsers.
  resolve: isSsrBuild ? {} : { conditions: ['es2015', ...defaultClientConditions] },
  build: {
    manifest: !isSsrBuild,
    emptyOutDir: true,
    target: 'baseline-widely-available',
    chunkSizeWarningLimit: 4000, // GraphiQL's editor, which no visitor loads
    rolldownOptions: {
      onwarn: (warning, warn) => (warning.code === 'MODULE_LEVEL_DIRECTIVE' ? undefined : warn(warning)),
      ...(isSsrBuild
        ? {}
        : {
            input: ['web/index.html', 'web/graphiql.html'],
          }),
    },
  },
  ...(isSsrBuild ? { define: { 'process.env.NODE_ENV': '"production"' } } : {}),
  ...(isSsrBuild ? { ssr: { noExternal: true, external: ['graphql'] } } : {}),
  optimizeDeps: { entries: ['web/main.tsx'], exclude: ['graphiql', '@graphiql/react', '@graphiql/toolkit', 'monaco-editor'] },
}))
