import packageJson from '../../package.json' with { type: 'json' }

/** The options of node with which `npm start` or `npm run worker` runs its process: bounds of its heap. */
export const nodeOptionsOf = (script: 'start' | 'worker'): string[] =>
  packageJson.scripts[script].split(' ').filter((word) => word.startsWith('--'))
