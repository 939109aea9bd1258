/** How soon a registration is reviewed, on one line: browsers would break it after the hyphen. */
export const ReviewTime = () => <span className="no-break">1-2 business days</span>
