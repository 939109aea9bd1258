import type { ItemList, WithContext } from 'schema-dts'

/** Nothing for an empty list. */
export const itemList = (paths: string[], siteUrl: string): WithContext<ItemList>[] =>
  paths.length === 0
    ? []
    : [
        {
          '@context': 'https://schema.org',
          '@type': 'ItemList',
          itemListElement: paths.map((path, at) => ({ '@type': 'ListItem', position: at + 1, url: siteUrl + path })),
        },
      ]
