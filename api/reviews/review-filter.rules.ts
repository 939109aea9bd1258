/** The most characters of a search in the reviews of a supplier. */
export const longestReviewSearch = 100
