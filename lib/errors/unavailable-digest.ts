/** By which an error page in the browser knows a failure that passes: it learns nothing else of the error. */
export const UNAVAILABLE_DIGEST = "unavailable";
