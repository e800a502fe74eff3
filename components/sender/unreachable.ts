/** What a page says when its server does not answer. */
export const UNREACHABLE = "Signet can't be reached. Check your connection and try again.";
