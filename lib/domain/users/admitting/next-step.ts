/**
 * What somebody has proved of themselves: that they know the password, hold the app that was set up, or have one of the
 * codes that were written down for the day on which it is lost.
 */
export type Proof = "password" | "app" | "recovery-code";

/** What a person has for proving who they are besides the password. */
export type Ways = { hasApp: boolean; recoveryCodes: number };

/** What is asked for next; "session": nothing more. */
export type NextStep = "session" | "factor";

/** What shows that somebody holds something, besides knowing the password. */
const SECOND: readonly Proof[] = ["app", "recovery-code"];

/** Whether a person has anything that a second proof can be asked of. Codes alone are none: they stand in for it. */
export function hasFactor({ hasApp }: Ways): boolean {
	return hasApp;
}

/**
 * The one place that decides what somebody who has proved something needs besides. Whatever first proof there is,
 * now or later, leads through here.
 */
export function nextStep(proved: readonly Proof[], ways: Ways): NextStep {
	if (proved.some((one) => SECOND.includes(one))) return "session";
	return hasFactor(ways) ? "factor" : "session";
}
