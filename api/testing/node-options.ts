import packageJson from '../../package.json' with { type: 'json' }

/** The heap limits of `npm start` and `npm run worker`. */
export const getNodeOptions = (script: 'start' | 'worker'): string[] =>
  packageJson.scripts[script].split(' ').filter((word) => word.startsWith('--'))
