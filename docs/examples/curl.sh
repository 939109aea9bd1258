#!/bin/sh
# The three best suppliers of blinds near a postcode. No key, no cookie; names and types are in /api/docs and /graphql.
curl --fail --silent --show-error --compressed http://localhost:4000/graphql \
  --header 'content-type: application/json' \
  --data '{"query": "{ suppliers(filter: { near: \"GL50\", service: BLINDS }, first: 3) { totalCount nodes { name city averageRating reviewCount } } }"}'
