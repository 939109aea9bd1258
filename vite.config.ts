import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'
import { splitDocuments } from './web/app/patches/split-documents.ts'

/** What every form needs. */
const ofForms =
  /\/node_modules\/(react-)?final-form\/|\/web\/ui\/(FormField|Honeypot|TextField|submit-with|Draft\.|kept-draft)[^/]*$/
/** What forms check by; those that are a page's matter load it when they are touched. */
const ofRules = /\/node_modules\/zod\/|\/api\/server\/form\.rules|\/web\/ui\/validate[^/]*$/

/** What many screens share and yet no reading page loads. */
const apart = [
  // Chakra, and what tables are made with: they come with the dashboard and sign-in.
  /\/node_modules\/(@chakra-ui|@emotion|@ark-ui|@zag-js|@tanstack|stylis)\//,
  /\/web\/ui\/(Kit|kit-theme|kit-styles|ChangedMeanwhile|Confirm|EditorFrame|NewSecret|SaveBar)\.tsx?$/,
  /\/web\/ui\/(admin|editor)\.css$/,
  // Many screens have a form, but none shows it at once: a form's libraries come with it.
  /\/node_modules\/((react-)?final-form|zod)\//,
  // bounded: names of our own files
  /(Form|Field|Honeypot|Draft|kept-draft|form\.rules|validate|submit-with|server-errors|use-sending)[^/]*$/,
  // The office's tables, keys and live connection.
  /\/web\/(table\/|ui\/(use-keys|subscribe-live|ProgressBar)\.)/,
  /\/web\/legal\//,
]

/**
 * The server's pages name the same files. The code that all pages load names every file, and a hash does not compress: so
 * many letters of it are enough.
 */
const namesOfFiles = { assetFileNames: 'assets/[name]-[hash:6][extname]' }

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [splitDocuments(), react()],
  // RxJS has a build with classes, a third smaller than the one for old browsers.
  resolve: isSsrBuild
    ? {}
    : {
        conditions: ['es2015', ...defaultClientConditions],
        alias: { 'hoist-non-react-statics': join(import.meta.dirname, 'web/app/patches/no-statics.ts') },
      },
  build: {
    manifest: !isSsrBuild,
    emptyOutDir: true,
    target: 'baseline-widely-available',
    chunkSizeWarningLimit: 4000, // GraphiQL's editor, which no visitor loads
    rolldownOptions: {
      onwarn: (warning, warn) => (warning.code === 'MODULE_LEVEL_DIRECTIVE' ? undefined : warn(warning)),
      ...(isSsrBuild
        ? { output: namesOfFiles }
        : {
            input: ['web/index.html', 'web/begin.ts', 'web/graphiql.html'],
            // What most screens share is one file: it compresses better than twenty, and is fetched once.
            output: {
              ...namesOfFiles,
              chunkFileNames: 'assets/[name]-[hash:7].js',
              codeSplitting: {
                groups: [
                  { name: 'base', minShareCount: 4, priority: 1, test: (id) => !apart.some((path) => path.test(id)) },
                  { name: 'forms', minShareCount: 4, test: ofForms },
                  { name: 'rules', minShareCount: 2, test: ofRules },
                ],
              },
            },
          }),
    },
  },
  ...(isSsrBuild ? { define: { 'process.env.NODE_ENV': '"production"' } } : {}),
  ...(isSsrBuild ? { ssr: { noExternal: true, external: ['graphql'] } } : {}),
  optimizeDeps: {
    entries: ['web/main.tsx'],
    exclude: ['graphiql', '@graphiql/react', '@graphiql/toolkit', 'monaco-editor'],
  },
}))
