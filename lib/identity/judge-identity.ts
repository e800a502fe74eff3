import { toIsoDate } from "#lib/fields/values/calendar-date.ts";
import type { Check, CheckName, Expectation, IdentityData, PlainDate, Reading } from "./identity-types.ts";
import { matchNames } from "./match-names.ts";

const CHECKS: readonly CheckName[] = ["Readable", "CheckDigits", "Kind", "Expiry", "Name", "DateOfBirth"];

type Found = Omit<Check, "check">;

/**
 * What can be said of a document that was read, always with all checks and in the same order; days as yyyy-MM-dd. Nothing
 * of it says that the document is genuine, or that who shows it is its holder.
 */
export function judgeIdentity(reading: Reading, expectation: Expectation): Check[] {
	const { data } = reading;
	if (!data) return CHECKS.map((check) => ({ check, outcome: check === "Readable" ? "Failed" : "NotDone" }));
	const found: Record<CheckName, Found> = {
		Readable: { outcome: reading.problems.includes("FieldUnreadable") ? "Failed" : "Passed" },
		CheckDigits: { outcome: outcomeOf(reading.checkDigitsHold) },
		Kind: judgeKind(data, expectation),
		Expiry: judgeExpiry(data, expectation.today),
		Name: judgeName(reading, data, expectation),
		DateOfBirth: judgeDateOfBirth(data, expectation.dateOfBirth),
	};
	return CHECKS.map((check) => ({ check, ...found[check] }));
}

const outcomeOf = (holds: boolean | null) => (holds === null ? "NotDone" : holds ? "Passed" : "Failed");

function judgeKind({ kind }: IdentityData, { allowedKinds }: Expectation): Found {
	return { outcome: outcomeOf(allowedKinds.includes(kind)), expected: allowedKinds.join(", "), found: kind };
}

/** On its last day a document is still valid. */
function judgeExpiry({ expires }: IdentityData, today: PlainDate): Found {
	if (!expires) return { outcome: "NotDone" };
	return { outcome: outcomeOf(toIsoDate(expires) >= toIsoDate(today)), found: toIsoDate(expires) };
}

function judgeName(
	{ isNameCut }: Reading,
	{ firstName, lastName }: IdentityData,
	{ name, nameMatcher }: Expectation,
): Found {
	const isCut = isNameCut === true;
	const found = [firstName, lastName].filter((part) => part !== null).join(" ");
	const shown = found === "" ? {} : { found };
	if (name === null) return { outcome: "NotDone", ...shown };
	return {
		outcome: outcomeOf(matchNames(name, { firstName, lastName, isCut }, nameMatcher)),
		expected: name,
		...shown,
	};
}

function judgeDateOfBirth({ dob }: IdentityData, dateOfBirth: PlainDate | null): Found {
	const shown = { ...(dateOfBirth && { expected: toIsoDate(dateOfBirth) }), ...(dob && { found: toIsoDate(dob) }) };
	if (!dateOfBirth) return { outcome: "NotDone", ...shown };
	return { outcome: outcomeOf(dob !== null && toIsoDate(dob) === toIsoDate(dateOfBirth)), ...shown };
}
