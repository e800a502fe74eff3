import type { Bounds, FieldType } from "./types.ts";

/** Whoever may be meant by what stands beside a field. */
type Signer = { signerType: string; signerRole: string; name: string };
type Place = { type: FieldType; page: number; bounds: Bounds; name: string; label: string };

/** What every signer is called who has no role. */
const NO_ROLE = "signer";

/**
 * Whose each field is that was found in a file, as places in the list of signers: theirs whose role or name stands in
 * its words, and a date of signing theirs who signs nearest to it. null: nobody is named.
 */
export function chooseSigners(signers: readonly Signer[], fields: readonly Place[]): (number | null)[] {
	const called = signers.map((signer) => (signer.signerType === "Reviewer" ? [] : namesOf(signer)));
	const named = fields.map(({ name, label }) => {
		const words = ` ${plain(label)} ${plain(name)} `;
		const owner = called.findIndex((names) => names.some((one) => words.includes(` ${one} `)));
		return owner === -1 ? null : owner;
	});
	return fields.map((field, index) => {
		const own = named[index] ?? null;
		if (own !== null || field.type !== "DateSigned") return own;
		const nearest = nearestSignature(field, fields);
		return (nearest === -1 ? null : named[nearest]) ?? null;
	});
}

function namesOf({ signerRole, name }: Signer): string[] {
	return [plain(signerRole), plain(name)].filter((one) => one !== "" && one !== NO_ROLE);
}

/** Words in small letters, without accents; names of form fields are written in one, as in `tenant_signDate`. */
function plain(text: string): string {
	return text
		.replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2")
		.toLowerCase()
		.normalize("NFD")
		.replace(/\p{M}+/gu, "")
		.replace(/[^\p{L}\p{N}]+/gu, " ")
		.trim();
}

function nearestSignature(date: Place, fields: readonly Place[]): number {
	let nearest = { index: -1, distance: Number.POSITIVE_INFINITY };
	for (const [index, field] of fields.entries()) {
		if (field.type !== "Signature" || field.page !== date.page) continue;
		const across = field.bounds.x + field.bounds.width / 2 - date.bounds.x - date.bounds.width / 2;
		const down = field.bounds.y + field.bounds.height - date.bounds.y - date.bounds.height;
		const distance = Math.hypot(across, down);
		if (distance < nearest.distance) nearest = { index, distance };
	}
	return nearest.index;
}
