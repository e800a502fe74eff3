/**
 * Why somebody was not let in through the provider of an organisation, as the sign-in page's address names it:
 * - `off`: there is none any more, or it was changed meanwhile
 * - `expired`: the attempt took too long, or was begun in another browser
 * - `denied`: they did not want to, or the provider does not let them
 * - `unverified`: the provider does not vouch for their address
 * - `domain`: it is of no domain that is let in
 * - `unknown`: nobody here has it
 * - `deactivated`: somebody here has it who may not sign in
 * - `other`: somebody else at the provider is that person already
 * - `full`: no seat is left
 * - `taken`: the address signs in to another organisation here
 * - `again`: they were to prove it there anew, and the provider does not say that they did
 * - `away`: the provider cannot be reached
 * - `wrong`: what it answered is not what it must be
 * - `limited`: too many attempts
 */
export const PROVIDER_REFUSALS = [
	"off",
	"expired",
	"denied",
	"unverified",
	"domain",
	"unknown",
	"deactivated",
	"other",
	"full",
	"taken",
	"again",
	"away",
	"wrong",
	"limited",
] as const;

export type ProviderRefusal = (typeof PROVIDER_REFUSALS)[number];
