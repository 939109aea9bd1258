import packageJson from '../../package.json' with { type: 'json' }

export const getNodeOptions = (script: 'start' | 'worker'): string[] =>
  packageJson.scripts[script].split(' ').filter((word) => word.startsWith('--'))
