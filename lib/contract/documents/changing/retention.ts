/** After how many days an account may have completed documents deleted. */
export const RETENTION_DAYS = { from: 30, to: 3650 };
