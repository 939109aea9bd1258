/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as A from '@apollo/client/react'
import { useFragment, useQuery } from '../../server-query.ts'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SupplierRow_SupplierFragment = { id: string, name: string, city: string | null, county: string | null, description: string | null, services: Array<string>, logoUrl: string | null } & { ' $fragmentName'?: 'SupplierRow_SupplierFragment' };

export const SupplierRow_SupplierFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SupplierRow_supplier"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Supplier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"county"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"services"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}}]}}]} as unknown as DocumentNode<SupplierRow_SupplierFragment, unknown>;
export const useSupplierRow_SupplierFragment = (from: A.useFragment.Options<SupplierRow_SupplierFragment, never>['from']) =>
  useFragment({ fragment: SupplierRow_SupplierFragmentDoc, fragmentName: 'SupplierRow_supplier', from })