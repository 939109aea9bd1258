import packageJson from '../../package.json' with { type: 'json' }

/** Node's options for `npm start` and `npm run worker`: their heap limits. */
export const getNodeOptions = (script: 'start' | 'worker'): string[] =>
  packageJson.scripts[script].split(' ').filter((word) => word.startsWith('--'))
