/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated.ts';

import * as A from '@apollo/client/react'
import { useFragment, useQuery } from '../../server-query.ts'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type OfficeSuppliersQueryVariables = Exact<{
  search: string;
}>;


export type OfficeSuppliersQuery = { officeSuppliers: Array<{ id: string, name: string, city: string | null, county: string | null, postcode: string | null, status: Types.SupplierStatus }> | null };


export const OfficeSuppliersDocument = {"kind":"Document","id":"luiccdSj","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OfficeSuppliers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"officeSuppliers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"county"}},{"kind":"Field","name":{"kind":"Name","value":"postcode"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]} as unknown as DocumentNode<OfficeSuppliersQuery, OfficeSuppliersQueryVariables>;
export function useOfficeSuppliersQuery(options: A.useQuery.Options<OfficeSuppliersQuery, OfficeSuppliersQueryVariables>): A.useQuery.Result<OfficeSuppliersQuery, OfficeSuppliersQueryVariables, 'empty' | 'complete' | 'streaming'>
export function useOfficeSuppliersQuery(options: A.SkipToken | A.useQuery.Options<OfficeSuppliersQuery, OfficeSuppliersQueryVariables>): A.useQuery.Result<OfficeSuppliersQuery, OfficeSuppliersQueryVariables, 'empty' | 'complete' | 'streaming', Partial<OfficeSuppliersQueryVariables>>
export function useOfficeSuppliersQuery(options: any): any { return useQuery(OfficeSuppliersDocument, options) }
export const useOfficeSuppliersLazyQuery = (options?: A.useLazyQuery.Options<OfficeSuppliersQuery, OfficeSuppliersQueryVariables>): A.useLazyQuery.ResultTuple<OfficeSuppliersQuery, OfficeSuppliersQueryVariables, 'empty' | 'complete' | 'streaming'> => A.useLazyQuery(OfficeSuppliersDocument, options)