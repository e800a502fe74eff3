import { expect, it } from "vitest";
import { nextStep, type Proof, type Ways } from "./next-step.ts";

const NONE: Ways = { hasApp: false, recoveryCodes: 0 };
const APP: Ways = { hasApp: true, recoveryCodes: 10 };

it.each<[Proof[], string, Ways, string]>([
	[["password"], "nothing besides", NONE, "session"],
	[["password"], "an app", APP, "factor"],
	[["password"], "an app and no codes left", { hasApp: true, recoveryCodes: 0 }, "factor"],
	[["password"], "codes of an app that was removed", { hasApp: false, recoveryCodes: 3 }, "session"],
	[["password", "app"], "an app", APP, "session"],
	[["password", "recovery-code"], "an app", APP, "session"],
])("who has proved %j and has %s gets: %4$s", (proved, _, ways, step) => {
	expect(nextStep(proved, ways)).toBe(step);
});
