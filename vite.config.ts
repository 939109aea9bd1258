import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig, type Plugin } from 'vite'
import { buildTarget } from './api/build/browser-targets.rules.ts'
import { splitDocuments } from './web/app/patches/split-documents.ts'

/** What every form needs. */
const formsPattern =
  /\/node_modules\/(react-)?final-form\/|\/web\/(?:site\/)?ui\/(?:forms\/)?(FormField|Honeypot|TextField|submit-with|Draft\.|form-draft|server-errors|use-rules)[^/]*$/
/** What forms check by; those that are a page's matter load it when they are touched. */
const rulesPattern = /\/node_modules\/zod\/|\/api\/server\/form\.rules|\/web\/ui\/forms\/validate[^/]*$/

/** What many reading pages share and yet none loads at once. */
const separatePatterns = [
  // Many of them have a form, but none shows it at once: a form's libraries come with it.
  /\/node_modules\/((react-)?final-form|zod)\//,
  // bounded: names of our own files
  /(Form|Field|Honeypot|Draft|form-draft|form\.rules|validate|submit-with|server-errors|use-sending)[^/]*$/,
  // Posts' pictures, which their editor shows too.
  /\/PostPicture\.|\/scene\.rules|\/drawn\/colours/,
  /\/web\/site\/legal\//,
  /\/web\/site\/map(?:-page)?\//,
]

/** What every page is drawn by: as one file it compresses better, and it outlives a release that changes none of them. */
const sharedPackages =
  /\/node_modules\/(react|react-dom|scheduler|react-router|@apollo\/client|optimism|@wry\/\w+|rxjs|tslib)\//

/** Of these packages, what only screens of the office use. */
const officePackages = /\/hooks\/use(LazyQuery|ReactiveVar|Subscription)\.js$/

/** The pages that visitors read; the others are for whoever signs in. */
const readingPage = /\/web\/site\/[^/]+\/\w+Page\.tsx$|\/web\/main\.tsx$/

/** What only those who sign in load, by its file. */
const officePage = /(AdminPage|LoginPage|InvitationPage|ConfirmEmailPage|StaffWatch)-[^/]*$/

/** Gathers what the reading pages import: only that may be loaded with each of them, however much the office shares. */
const gatherRead = () => {
  const read = new Set<string>()
  const plugin: Plugin = {
    name: 'gather-read',
    buildEnd() {
      const left = [...this.getModuleIds()].filter((id) => readingPage.test(id))
      for (let id = left.pop(); id !== undefined; id = left.pop()) {
        if (read.has(id)) continue
        read.add(id)
        left.push(...(this.getModuleInfo(id)?.importedIds ?? []))
      }
    },
  }
  return { plugin, isRead: (id: string) => read.has(id) }
}
const { plugin: gather, isRead } = gatherRead()

/** A file for each package, so that a profile of the renderer tells what is whose. */
const getPackage = (id: string) =>
  // bounded: paths of our own files
  /.*\/node_modules\/(?:@([^/]+)\/)?([^/]+)/.exec(id)!.slice(1).filter(Boolean).join('-')

/**
 * The server's pages name the same files. The code that all pages load names every file, and a hash does not compress: so
 * many letters of it are enough.
 */
const fileNames = { assetFileNames: 'assets/[name]-[hash:6][extname]' }

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [splitDocuments(), react(), gather],
  // RxJS has a build with classes, a third smaller than the one for old browsers.
  resolve: isSsrBuild
    ? {}
    : {
        conditions: ['es2015', ...defaultClientConditions],
        alias: [
          { find: 'hoist-non-react-statics', replacement: join(import.meta.dirname, 'web/app/patches/no-statics.ts') },
          {
            find: /^\.\.\/jsutils\/inspect\.mjs$/, // graphql-js's
            replacement: join(import.meta.dirname, 'web/app/patches/no-inspect.ts'),
          },
          {
            find: /^\.\/(?:dom\/)?ssr\/components\.js$/, // React Router's
            replacement: join(import.meta.dirname, 'web/app/patches/no-framework.ts'),
          },
          {
            find: /^\.\/instrumentation\.js$/, // React Router's
            replacement: join(import.meta.dirname, 'web/app/patches/no-instrumentation.ts'),
          },
        ],
      },
  build: {
    target: buildTarget,
    modulePreload: {
      polyfill: false, // a browser of the target without it only fetches one file after the other
      // What all visitors load names every file that is loaded ahead of a page: the office's scripts come when it asks for them.
      resolveDependencies: (file, needed) =>
        officePage.test(file) ? needed.filter((one) => one.endsWith('.css')) : needed,
    },
    chunkSizeWarningLimit: 4000, // the maps' engines
    rolldownOptions: {
      onwarn: (warning, warn) => (warning.code === 'MODULE_LEVEL_DIRECTIVE' ? undefined : warn(warning)),
      ...(isSsrBuild
        ? { output: { ...fileNames, codeSplitting: { groups: [{ name: getPackage, test: /node_modules/ }] } } }
        : {
            // What most screens share is one file: it compresses better than twenty, and is fetched once.
            output: {
              ...fileNames,
              chunkFileNames: 'assets/[name]-[hash:7].js',
              codeSplitting: {
                groups: [
                  {
                    name: 'packages',
                    priority: 2,
                    test: (id) => isRead(id) && sharedPackages.test(id) && !officePackages.test(id),
                  },
                  // Fields look alike where there is no form.
                  { name: 'fields', priority: 1, test: /\/web\/ui\/forms\/(Text|Form)Field\.css$/ },
                  {
                    name: 'base',
                    minShareCount: 4,
                    priority: 1,
                    test: (id) => isRead(id) && !separatePatterns.some((path) => path.test(id)),
                  },
                  {
                    name: 'late',
                    priority: 1,
                    test: /\/web\/.*\/(lazy-component|load-code|needs-code|read-form|ReviewTime)[^/]*$/,
                  }, // else it stands among the forms
                  { name: 'forms', minShareCount: 2, test: formsPattern },
                  { name: 'rules', minShareCount: 2, test: rulesPattern },
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
  },
}))
