import type { ActionAnswer } from "#lib/contract/action-answer.ts";

/** Whose factors a page is about, and where they sign in with them. */
export type Person = { email: string; host: string; hasApp: boolean };

/** Proves once more who one is. */
export type Prove = (input: { password: string } | { code: string }) => Promise<ActionAnswer>;
