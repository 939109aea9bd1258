/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated.ts';

import * as A from '@apollo/client/react'
import { useFragment, useQuery } from '../../server-query.ts'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type MapStrip_ListFragment = { edges: Array<{ distance: number | null, node: { id: string, name: string, city: string | null, county: string | null, latitude: number | null, longitude: number | null, averageRating: number | null, reviewCount: number, serviceGroups: Array<Types.Service> } }> } & { ' $fragmentName'?: 'MapStrip_ListFragment' };

export const MapStrip_ListFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MapStrip_list"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SupplierConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"distance"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"county"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"averageRating"}},{"kind":"Field","name":{"kind":"Name","value":"reviewCount"}},{"kind":"Field","name":{"kind":"Name","value":"serviceGroups"}}]}}]}}]}}]} as unknown as DocumentNode<MapStrip_ListFragment, unknown>;
export const useMapStrip_ListFragment = (from: A.useFragment.Options<MapStrip_ListFragment, never>['from']) =>
  useFragment({ fragment: MapStrip_ListFragmentDoc, fragmentName: 'MapStrip_list', from })