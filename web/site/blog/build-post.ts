export const buildPostData = (overrides: Record<string, unknown> = {}) => ({
  __typename: 'Post',
  id: '5',
  slug: 'measuring-a-bay',
  title: 'Measuring a bay',
  excerpt: 'Three widths and a steel tape.',
  author: 'Ruth Ellerby',
  category: 'Guides',
  tags: ['measuring', 'bay windows'],
  imageUrl: null,
  publishedAt: '2026-09-14T08:00:00Z',
  modifiedAt: '2026-10-02T16:30:00Z',
  metaTitle: null,
  metaDescription: null,
  isIndexable: true,
  contentHtml: '<h2>First</h2><p>Half one.</p><h2>Then</h2><p>Half two.</p>',
  readingMinutes: 4,
  related: [],
  ...overrides,
})

export const buildPosts = (nodes: Record<string, unknown>[], overrides: Record<string, unknown> = {}) => ({
  posts: {
    __typename: 'PostConnection',
    edges: nodes.map((node, index) => ({ __typename: 'PostEdge', cursor: String(index), node })),
    pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
    totalCount: nodes.length,
    ...overrides,
  },
})
