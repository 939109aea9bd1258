import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react()],
  build: {
    manifest: !isSsrBuild,
    emptyOutDir: true,
    target: 'baseline-widely-available',
    chunkSizeWarningLimit: 4000, // GraphiQL's editor, which no visitor loads
    rolldownOptions: {
      onwarn: (warning, warn) => (warning.code === 'MODULE_LEVEL_DIRECTIVE' ? undefined : warn(warning)),
      ...(isSsrBuild ? {} : { input: ['web/index.html', 'web/graphiql.html'] }),
    },
  },
  ...(isSsrBuild ? { define: { 'process.env.NODE_ENV': '"production"' } } : {}),
  ...(isSsrBuild ? { ssr: { noExternal: true, external: ['graphql'] } } : {}),
  optimizeDeps: { entries: ['web/main.tsx'], exclude: ['graphiql', '@graphiql/react', '@graphiql/toolkit', 'monaco-editor'] },
}))
