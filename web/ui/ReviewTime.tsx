/** How soon a registration is looked at, on one line: browsers would break it behind the hyphen. */
export const ReviewTime = () => <span className="no-break">1-2 business days</span>
