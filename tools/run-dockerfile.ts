import { spawnSync } from 'node:child_process'
import { chown, cp, mkdir, readFile } from 'node:fs/promises'
import { dirname, join, matchesGlob, relative } from 'node:path'

/** Stands for the image's non-root user, if this process is root. */
export const ordinaryUser = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {}

interface Image {
  /** A container's `/`. */
  root: string
  workingFolder: string
  env: NodeJS.ProcessEnv
  user: string
  volumes: string[]
  command: string[]
  healthCheck: string[]
}

interface Instruction {
  name: string
  rest: string
}

const parseDockerfile = (text: string): Instruction[] =>
  text
    .replace(/^#.*\n/gm, '')
    .replaceAll('\\\n', ' ')
    .split('\n')
    .filter((line) => line.trim())
    .map((line) => {
      const [name = '', ...words] = line.trim().split(' ')
      return { name, rest: words.join(' ').trim() }
    })

/** All files except those in .dockerignore are sent to the build. */
const isInContext = async (context: string) => {
  const ignored = (await readFile(join(context, '.dockerignore'), 'utf8')).split('\n').filter(Boolean)
  return (path: string) => {
    const name = relative(context, path)
    return !name || !ignored.some((pattern) => matchesGlob(name, pattern) || matchesGlob(name, `${pattern}/**`))
  }
}

const stepWithinMs = 15 * 60_000

/** Without a container engine: each stage has a folder for `/`. @throws with the failed step and its output. */
export const runDockerfile = async (context: string, folder: string, say = console.log): Promise<Image> => {
  const stages = new Map<string, Image>()
  const isSent = await isInContext(context)
  let image: Image | undefined
  const begin = async (rest: string) => {
    const [base = '', , stage = `stage-${stages.size}`] = rest.split(/ +/)
    if (!base.startsWith(`node:${process.versions.node.split('.')[0]}`))
      throw new Error(`FROM ${base}: this is Node ${process.versions.node}`)
    const root = join(folder, stage)
    await mkdir(root, { recursive: true })
    image = { root, workingFolder: root, env: {}, user: 'root', volumes: [], command: [], healthCheck: [] }
    stages.set(stage, image)
  }
  const copy = async ({ root, workingFolder }: Image, rest: string) => {
    const [, stage, names = ''] = /^(?:--from=(\w+) )?(.*)$/.exec(rest)!
    const paths = names.split(/ +/)
    const to = join(workingFolder, paths.pop()!)
    const from = stage ? stages.get(stage)!.root : context
    for (const path of paths) {
      const source = join(from, path)
      const isFolder = path === '.' || !/\.\w+$/.test(path) || path.endsWith('/')
      const target = isFolder ? to : join(to, path.split('/').at(-1)!)
      await cp(source, target.startsWith(root) ? target : join(root, target), {
        recursive: true,
        preserveTimestamps: Boolean(stage),
        ...(stage ? {} : { filter: isSent }),
      })
    }
  }
  const run = ({ root, workingFolder, env }: Image, script: string) => {
    // Absolute paths are the stage's, and so is its ordinary user.
    const here = script.replace(/(?<= )\/(?=\w)/g, `${root}/`).replaceAll('node:node', `${ordinaryUser.uid ?? ''}`)
    const { status, stdout, stderr } = spawnSync('sh', ['-ec', here], {
      cwd: workingFolder,
      env: { ...baseEnv(), npm_config_cache: join(root, 'root/.npm'), ...env }, // not this machine's: an image empties its own
      encoding: 'utf8',
      timeout: stepWithinMs,
    })
    if (status !== 0) throw new Error(`RUN ${script}: ${(stderr || stdout).slice(-2000)}`)
  }
  for (const { name, rest } of parseDockerfile(await readFile(join(context, 'Dockerfile'), 'utf8'))) {
    const startedAt = performance.now()
    if (name === 'FROM') await begin(rest)
    else if (!image) throw new Error(`${name} before FROM`)
    else if (name === 'WORKDIR') await mkdir((image.workingFolder = join(image.root, rest)), { recursive: true })
    else if (name === 'ENV') for (const pair of rest.split(' ')) image.env[pair.split('=')[0]!] = pair.split('=')[1]
    else if (name === 'COPY') await copy(image, rest)
    else if (name === 'RUN') run(image, rest)
    else if (name === 'USER') image.user = rest
    else if (name === 'VOLUME') image.volumes.push(rest)
    else if (name === 'CMD') image.command = JSON.parse(rest) as string[]
    else if (name === 'HEALTHCHECK') image.healthCheck = JSON.parse(rest.slice(rest.indexOf('CMD') + 3)) as string[]
    else if (!['EXPOSE', 'STOPSIGNAL'].includes(name)) throw new Error(`${name} is not known here`)
    say(`${((performance.now() - startedAt) / 1000).toFixed(1)} s  ${name} ${rest.slice(0, 100)}`)
  }
  if (!image) throw new Error('The Dockerfile has no FROM')
  for (const volume of image.volumes)
    if (ordinaryUser.uid) await chown(join(image.root, volume), ordinaryUser.uid, ordinaryUser.gid)
  return image
}

/** Only the paths of programs and packages. */
const baseEnv = (): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(
    Object.entries(process.env).filter(([name]) =>
      /^(HOME|npm_config_registry|.*_proxy|.*_CA_CERTS|SSL_CERT_.*)$/i.test(name),
    ),
  ),
  PATH: `${dirname(process.execPath)}:${process.env.PATH}`,
})

export const runtimeEnv = ({ root, env, volumes }: Image, settings: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  PATH: baseEnv().PATH,
  ...Object.fromEntries(
    Object.entries(env).map(([name, value]) => [name, volumes.includes(value!) ? join(root, value!) : value]),
  ),
  ...settings,
})
