import type { ItemList, WithContext } from 'schema-dts'

export const itemList = (paths: string[], siteUrl: string): WithContext<ItemList> => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  itemListElement: paths.map((path, index) => ({ '@type': 'ListItem', position: index + 1, url: siteUrl + path })),
})
