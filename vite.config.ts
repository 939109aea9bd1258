import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig, type Plugin } from 'vite'
import { buildTarget } from './api/build/browser-targets.rules.ts'

const formsPattern =
  /\/node_modules\/(react-)?final-form\/|\/web\/(?:site\/)?ui\/(?:forms\/)?(FormField|Honeypot|TextField|submit-with|Draft\.|form-draft|server-errors|use-rules|use-sending)[^/]*$/
/** Pages load these when a form is first touched. */
const rulesPattern = /\/node_modules\/zod\/|\/api\/server\/form\.rules|\/web\/ui\/forms\/validate[^/]*$/

/** Many pages share these, but none needs them at first. */
const separatePatterns = [
  // No page shows its form at once, so a form brings its libraries.
  /\/node_modules\/((react-)?final-form|zod)\//,
  // bounded: names of our own files
  /(Form|Field|Honeypot|Draft|form-draft|form\.rules|validate|submit-with|server-errors|use-sending)[^/]*$/,
  /\/PostPicture\.|\/ArticleHalf\.css|\/scene\.rules|\/drawn\/colours/,
  /\/web\/site\/legal\//,
  /\/web\/site\/map(?:-page)?\//,
]

/** One file compresses better, and stays cached until one of its packages changes. */
const sharedPackages =
  /\/node_modules\/(react|react-dom|scheduler|react-router|@apollo\/client|optimism|@wry\/\w+|rxjs|tslib)\//

/** Parts of the shared packages that only the office uses. */
const officePackages = /\/hooks\/use(LazyQuery|ReactiveVar|Subscription)\.js$/

const readingPage = /\/web\/site\/[^/]+\/\w+Page\.tsx$|\/web\/main\.tsx$/

const officePage = /(AdminPage|LoginPage|InvitationPage|ConfirmEmailPage|StaffEffects)-[^/]*$/

/** Every page has loaded them before it imports anything. */
const sharedScript = /\/(base|packages|rolldown-runtime)-.{7}\.js$/

/** Collects the modules of the reading pages: shared files contain nothing else. */
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

/** One file per package, so that profiles of the renderer name the package. */
const getPackage = (id: string) =>
  // bounded: paths of our own files
  /.*\/node_modules\/(?:@([^/]+)\/)?([^/]+)/.exec(id)!.slice(1).filter(Boolean).join('-')

/** The hash is short, since the shared code lists every file and hashes do not compress. */
const fileNames = { assetFileNames: 'assets/[name]-[hash:6][extname]' }

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), gather],
  // RxJS's ES2015 build is a third smaller.
  resolve: isSsrBuild
    ? {}
    : {
        conditions: ['es2015', ...defaultClientConditions],
        alias: [
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
      polyfill: false, // without it, a browser only loads the files one after another
      // Office scripts are not preloaded: every visitor would load their names. What has loaded needs no name either.
      resolveDependencies: (file, needed) =>
        needed.filter((one) => (officePage.test(file) ? one.endsWith('.css') : !sharedScript.test(one))),
    },
    chunkSizeWarningLimit: 4000, // for the map engines
    rolldownOptions: {
      onwarn: (warning, warn) => (warning.code === 'MODULE_LEVEL_DIRECTIVE' ? undefined : warn(warning)),
      ...(isSsrBuild
        ? { output: { ...fileNames, codeSplitting: { groups: [{ name: getPackage, test: /node_modules/ }] } } }
        : {
            // Classes of packages become smaller, and none of them has a setter that a field would call.
            transform: { assumptions: { setPublicClassFields: true } },
            // One shared file compresses better than twenty, and needs one request.
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
                  // Fields outside forms use these styles too.
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
                  }, // otherwise it is among the forms
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
  optimizeDeps: { entries: ['web/main.tsx'] },
}))
