/** Marks a temporary failure for the error page in the browser, which gets nothing else of the error. */
export const UNAVAILABLE_DIGEST = "unavailable";
