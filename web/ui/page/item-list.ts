import type { ItemList, WithContext } from 'schema-dts'

/** Empty if there are no paths. */
export const itemList = (paths: string[], siteUrl: string): WithContext<ItemList>[] =>
  paths.length === 0
    ? []
    : [
        {
          '@context': 'https://schema.org',
          '@type': 'ItemList',
          itemListElement: paths.map((path, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            url: siteUrl + path,
          })),
        },
      ]
