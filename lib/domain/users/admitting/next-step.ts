/**
 * What somebody has proved of themselves: that they know the password, hold the app that was set up or a passkey, or
 * have one of the codes that were written down for the day on which those are lost. A passkey whose authenticator has
 * made sure who uses it ("verified-passkey") is two at once: something they hold, and something they know or are.
 * An organisation's provider says who somebody is ("provider"); where an Admin has said that it asks for a second proof
 * by itself ("trusted-provider"), that is two at once as well.
 */
export type Proof =
	| "password"
	| "provider"
	| "trusted-provider"
	| "app"
	| "passkey"
	| "verified-passkey"
	| "recovery-code";

/** What a person has for proving who they are besides the password. */
export type Ways = { hasApp: boolean; passkeys: number; recoveryCodes: number };

/** What is asked for next; "enrolment": to set a factor up; "session": nothing more. */
export type NextStep = "session" | "factor" | "enrolment";

/** What shows that somebody holds something, besides knowing the password. */
const SECOND: readonly Proof[] = ["app", "passkey", "recovery-code"];

const PROVIDERS: readonly Proof[] = ["provider", "trusted-provider"];

/** Whether an organisation's provider said who somebody is. */
export function isByProvider(proved: readonly Proof[]): boolean {
	return proved.some((one) => PROVIDERS.includes(one));
}

/** Whether that is all there is. */
export function isByProviderAlone(proved: readonly Proof[]): boolean {
	return proved.every((one) => PROVIDERS.includes(one));
}

/** Whether a person has anything that a second proof can be asked of. Codes alone are none: they stand in for it. */
export function hasFactor({ hasApp, passkeys }: Ways): boolean {
	return hasApp || passkeys > 0;
}

/** Whether two things of different kinds were proved. It meets what an organisation may require. */
export function isTwofold(proved: readonly Proof[]): boolean {
	if (proved.includes("verified-passkey") || proved.includes("trusted-provider")) return true;
	return proved.some((one) => !SECOND.includes(one)) && proved.some((one) => SECOND.includes(one));
}

/**
 * The one place that decides what somebody who has proved something needs besides. Whatever first proof there is,
 * now or later, leads through here.
 *
 * @param isRequired whether the person's organisation lets nobody in without a factor
 */
export function nextStep(proved: readonly Proof[], ways: Ways, isRequired: boolean): NextStep {
	if (isTwofold(proved)) return "session";
	if (hasFactor(ways)) return "factor";
	return isRequired ? "enrolment" : "session";
}
