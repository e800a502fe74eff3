/** Whose recovery codes are shown, and where they sign in with them. */
export type Person = { email: string; host: string };
