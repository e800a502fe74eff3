import { expect, it } from "vitest";
import { nextStep, type Proof, type Ways } from "./next-step.ts";

const NONE: Ways = { hasApp: false, passkeys: 0, recoveryCodes: 0 };
const APP: Ways = { hasApp: true, passkeys: 0, recoveryCodes: 10 };
const PASSKEY: Ways = { hasApp: false, passkeys: 1, recoveryCodes: 10 };

it.each<[Proof[], string, Ways, string]>([
	[["password"], "nothing besides", NONE, "session"],
	[["password"], "an app", APP, "factor"],
	[["password"], "an app and no codes left", { hasApp: true, passkeys: 0, recoveryCodes: 0 }, "factor"],
	[["password"], "codes of an app that was removed", { hasApp: false, passkeys: 0, recoveryCodes: 3 }, "session"],
	[["password", "app"], "an app", APP, "session"],
	[["password", "recovery-code"], "an app", APP, "session"],
	[["password"], "a passkey", PASSKEY, "factor"],
	[["password", "passkey"], "a passkey", PASSKEY, "session"],
	[["passkey"], "a passkey", PASSKEY, "factor"],
	[["verified-passkey"], "a passkey", PASSKEY, "session"],
	[["provider"], "nothing besides", NONE, "session"],
	[["provider"], "an app", APP, "factor"],
	[["provider", "app"], "an app", APP, "session"],
	[["trusted-provider"], "an app", APP, "session"],
	[["verified-passkey"], "an app besides", { ...PASSKEY, hasApp: true }, "session"],
])("who has proved %j and has %s gets: %4$s", (proved, _, ways, step) => {
	expect(nextStep(proved, ways, false)).toBe(step);
	// Where a factor is required, whoever would be in without one sets one up; for others it is the same.
	const isWithout =
		step === "session" && proved.length === 1 && !["verified-passkey", "trusted-provider"].includes(proved[0] ?? "");
	expect(nextStep(proved, ways, true)).toBe(isWithout ? "enrolment" : step);
});
