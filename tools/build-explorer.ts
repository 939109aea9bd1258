import { readFile, writeFile } from 'node:fs/promises'
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { installPackages, packagesFolder } from './install-packages.ts'

const getPackageFolder = (id: string) => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(id)?.[0]

/** GraphiQL, its editor, its page and all their licences. */
export const buildExplorer = async (folder: string) => {
  await installPackages()
  const { output } = (await build({
    root: packagesFolder,
    configFile: false,
    logLevel: 'warn',
    mode: 'production',
    build: {
      outDir: folder,
      emptyOutDir: true,
      chunkSizeWarningLimit: 4000,
      rolldownOptions: {
        input: join(packagesFolder, 'graphiql.html'),
        onwarn: (warning, warn) => (warning.code === 'MODULE_LEVEL_DIRECTIVE' ? undefined : warn(warning)),
        output: {
          chunkFileNames: 'assets/explorer-[name]-[hash].js',
          assetFileNames: 'assets/explorer-[name]-[hash][extname]',
        },
      },
    },
  })) as Rolldown.RolldownOutput
  const modules = output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []))
  const packages = new Set(modules.map(getPackageFolder).filter((path) => path !== undefined))
  const licences = await Promise.all([...packages].toSorted().map(readLicence))
  await writeFile(join(folder, 'licences.txt'), licences.join('\n\n'))
}

const readLicence = async (folder: string) => {
  const { name, version, license } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as Record<
    'name' | 'version' | 'license',
    string
  >
  const [file] = globSync('{LICENSE,LICENCE,License,license}*', { cwd: folder })
  const text = file ? await readFile(join(folder, file), 'utf8') : ''
  return `${name} ${version}: ${license}\n\n${text.trim()}\n`
}
