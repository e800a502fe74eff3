import type { SignerRequest } from "#lib/contract/documents/send-document.ts";
import type { FoundField } from "#lib/pdf/tasks.ts";

type Signer = Pick<SignerRequest, "signerType" | "signerRole" | "name">;
type Place = Pick<FoundField, "type" | "page" | "bounds" | "name" | "label">;

/** What every signer is called who has no role. */
const NO_ROLE = "signer";

/**
 * Whose each found field is, as places in the list of signers: theirs whose role or name stands in its words, a date of
 * signing theirs who signs nearest to it, and all else the first's who fills anything in.
 */
export function chooseSigners(signers: readonly Signer[], fields: readonly Place[]): number[] {
	const called = signers.map((signer) => (signer.signerType === "Reviewer" ? [] : namesOf(signer)));
	const first = Math.max(
		0,
		signers.findIndex((signer) => signer.signerType !== "Reviewer"),
	);
	const named = fields.map(({ name, label }) => {
		const words = ` ${plain(label)} ${plain(name)} `;
		const owner = called.findIndex((names) => names.some((one) => words.includes(` ${one} `)));
		return owner === -1 ? null : owner;
	});
	return fields.map((field, index) => {
		const own = named[index];
		if (own !== null && own !== undefined) return own;
		if (field.type !== "DateSigned") return first;
		const nearest = nearestSignature(field, fields);
		return (nearest === -1 ? null : named[nearest]) ?? first;
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
