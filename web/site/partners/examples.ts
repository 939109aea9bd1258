const texts = import.meta.glob<string>(
  ['../../../docs/examples/*', '../../../docs/examples/typed-client/*', '!**/*.generated.ts'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
)

const example = (label: string, file: string) => ({ label, text: texts[`../../../docs/examples/${file}`]! })

/** The files of docs/examples/, each run by a test. */
export const examples = [
  example('curl', 'curl.sh'),
  example('fetch', 'fetch.mjs'),
  example('Apollo Client', 'apollo-client.mjs'),
  example('Typed client: suppliers.graphql', 'typed-client/suppliers.graphql'),
  example('Typed client: codegen.ts', 'typed-client/codegen.ts'),
  example('Typed client: main.mts', 'typed-client/main.mts'),
]
