/** The owner of the recovery codes, and the host where they use them. */
export type Person = { email: string; host: string };
