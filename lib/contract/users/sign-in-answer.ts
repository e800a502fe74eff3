/** What became of a step of signing in; `over`: begin again. */
export type SignInOutcome = "session" | "factor" | "enrolment" | "refused" | "wrong" | "over" | "tooMany";

/** What a page's scripts hear of a step, with where it leads. */
export type SignInAnswer = { outcome: SignInOutcome; next: string };
