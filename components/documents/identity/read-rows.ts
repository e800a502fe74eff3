import type { IdentityReviewView, PlainDay, ReadIdentity } from "#lib/contract/documents/reading/identity-review.ts";
import type { WorkplaceMessages } from "#lib/i18n/app-messages.ts";

type Compared = keyof WorkplaceMessages["identity"]["compared"];

/** A row of what was read beside what was given; null: not read, or not given. */
export type ReadRow = {
	row: keyof WorkplaceMessages["identity"]["table"]["rows"];
	read: string | PlainDay | null;
	given: string | PlainDay | null;
	compared: Compared | null;
	tone: "good" | "bad" | "neutral";
};

type Said = Pick<ReadRow, "compared" | "tone">;
/** Names in two scripts. */
const NOT_COMPARED: Said = { compared: "notCompared", tone: "neutral" };
const NOT_ASKED: Said = { compared: "notAsked", tone: "neutral" };

/** What is shown of what was read; what a document does not bear has no row. */
export function readRows({ data, given, checks }: Pick<IdentityReviewView, "data" | "given" | "checks">): ReadRow[] {
	if (!data) return [];
	const said = (check: string, passed: Compared, failed: Compared, undone = NOT_ASKED): Said => {
		const outcome = checks.find((one) => one.check === check)?.outcome;
		if (outcome === "Passed") return { compared: passed, tone: "good" };
		return outcome === "Failed" ? { compared: failed, tone: "bad" } : undone;
	};
	const name = [data.firstName, data.lastName].filter(Boolean).join(" ") || null;
	const rows: ReadRow[] = [
		{ row: "name", read: name, given: given.name, ...said("Name", "same", "differs", NOT_COMPARED) },
		{ row: "dob", read: data.dob, given: given.dateOfBirth, ...said("DateOfBirth", "same", "differs") },
		{ row: "country", read: data.country, given: null, ...NOT_ASKED },
		{ row: "number", read: data.documentNumber, given: null, ...said("CheckDigits", "digits", "digitsDiffer") },
		{ row: "issued", read: data.issued, given: null, ...NOT_ASKED },
		{ row: "expires", read: data.expires, given: null, ...said("Expiry", "valid", "ended") },
		{ row: "address", read: addressText(data.address), given: null, ...NOT_ASKED },
	];
	const isAlways = ({ row }: ReadRow) => row !== "issued" && row !== "address";
	return rows.filter((one) => isAlways(one) || one.read !== null).map(withoutReading);
}

function withoutReading(row: ReadRow): ReadRow {
	return row.read === null ? { ...row, compared: "notRead", tone: "neutral" } : row;
}

function addressText(address: ReadIdentity["address"]): string | null {
	if (!address) return null;
	const { line1, line2, city, state, postalCode, country } = address;
	return (
		[line1, line2, city, [state, postalCode].filter(Boolean).join(" "), country].filter(Boolean).join(", ") || null
	);
}
