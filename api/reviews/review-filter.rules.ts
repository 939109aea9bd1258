export const longestReviewSearch = 100
