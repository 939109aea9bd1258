/** Browsers would break the line after the hyphen. */
export const ReviewTime = () => <span className="no-break">1-2 business days</span>
