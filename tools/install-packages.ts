import { execFile } from 'node:child_process'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** Only files in it can import its packages; all others use the site's. */
export const packagesFolder = join(import.meta.dirname, 'packages')

const changedAt = (file: string) =>
  stat(join(packagesFolder, file)).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  )

/** `npm ci` at the root leaves them out. @throws a line with npm's reason. */
export const installPackages = async () => {
  if ((await changedAt('node_modules/.package-lock.json')) >= (await changedAt('package-lock.json'))) return
  process.stderr.write('This tool needs packages of its own: npm installs them in tools/packages, once.\n')
  const shell = process.platform === 'win32'
  await promisify(execFile)('npm', ['ci', '--prefix', packagesFolder], { shell }).catch(
    ({ stderr, message }: Error & { stderr?: string }) => {
      throw new Error(`npm could not install the packages of tools/: ${stderr?.trim().split('\n')[0] || message}`)
    },
  )
}
