/** GraphiQL's initial tabs; all run against this site alone. */
export const examples: { query: string; variables?: string }[] = [
  {
    query: `# The schema's documentation is behind the book on the left, and at /graphql/reference.
query SuppliersNear {
  suppliers(filter: { near: "GL50", service: BLINDS }, first: 3) {
    totalCount
    place { name county kind }
    edges {
      distance
      node { nodeId name averageRating reviewCount postalAddress { city postalCode } }
    }
    pageInfo { hasNextPage endCursor }
  }
}
`,
  },
  {
    query: `# A county, its figures, and the next page of its suppliers: give "after" the endCursor of the page before.
query County($urlName: String!, $after: String) {
  county(urlName: $urlName) {
    name
    country
    stats { supplierCount averageRating topCities { city supplierCount } }
    suppliers(first: 5, after: $after) {
      nodes { name contact { website phone } }
      pageInfo { hasNextPage endCursor }
    }
  }
}
`,
    variables: '{ "urlName": "kent" }',
  },
  {
    query: `# Words as people type them; "reading" tells how they were read.
query Search {
  suppliers(filter: { query: "cheap roman blinds near Leeds" }, first: 3) {
    reading { words subject radiusMiles isOpenNow }
    nodes { name services reviews(first: 1) { nodes { rating comment } } }
  }
}
`,
  },
  {
    query: `# A review with a mistake: what is wrong stands beside its field. Nothing is saved.
mutation Review {
  createReview(input: { supplierId: 1, rating: 6, comment: "Too short", name: "Ann", email: "ann@example.com" }) {
    review { nodeId }
    userErrors { field message code }
  }
}
`,
  },
  {
    query: `# For administrators: sign in at /login first. Each change of the scraper is told as it happens.
subscription Scraper {
  scraperState {
    isRunning
    status
    processedSuppliers
    problems { source outcome message }
  }
}
`,
  },
]
