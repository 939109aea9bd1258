// npm install graphql && npm install --save-dev tsx typescript @graphql-codegen/cli @graphql-codegen/typescript-operations @graphql-codegen/typed-document-node
// npx graphql-codegen --config codegen.ts && npx tsx main.mts
export default {
  schema: 'http://localhost:4000/graphql',
  documents: 'suppliers.graphql',
  generates: {
    'graphql.generated.ts': {
      plugins: ['typescript-operations', 'typed-document-node'],
      config: { useTypeImports: true, enumsAsTypes: true, scalars: { DateTime: 'string', ID: 'string' } },
    },
  },
}
