/**
 * Why a store function asks for no account:
 * - `secret`: it asks by the hash of what only its holder has, or by a session's id; what is found is the holder's
 * - `oneself`: it is about the user who was found by such a secret
 * - `locked`: it is about a row, or part of one, that the caller has locked or read within its scope
 * - `job`: the id is from a job, which was put in the queue with the row
 * - `own account`: the row brings its account along, and what it refers to was found in that
 * - `client`: the authorization server asks for a client, which anybody may name
 * - `public`: anybody who can name it may have it
 * - `installation`: it is about all accounts, or about none
 */
type Reason = "secret" | "oneself" | "locked" | "job" | "own account" | "client" | "public" | "installation";

/** What a store function is asked with that takes no account first, and why it needs none; a test reads it. */
// biome-ignore lint/correctness/noUnusedVariables: the reason is for readers.
export type Unscoped<Why extends Reason, Value> = Value;
