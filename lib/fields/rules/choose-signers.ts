import type { Bounds, FieldType } from "#lib/fields/field-types.ts";

/** Whoever may be meant by what stands beside a field. */
type Signer = { signerType: string; signerRole: string; name: string };
type Place = {
	type: FieldType;
	page: number;
	bounds: Bounds;
	name: string;
	label: string;
	party: string | null;
};

/** What every signer is called who has no role. */
const NO_ROLE = "signer";

/**
 * Whose each field is that was found in a file, as places in the list of signers: theirs whose role or name is in its
 * words or names its signature block, and a date of signing theirs who signs nearest to it. Blocks of others go to the
 * signers who have none, one block each. null: no one is named.
 */
export function chooseSigners(signers: readonly Signer[], fields: readonly Place[]): (number | null)[] {
	const called = namesOfAll(signers);
	const owners = ownersOfParties(called, fields);
	const named = fields.map((field) => {
		const { party } = field;
		return ownerOf(called, field) ?? (party === null ? null : (owners.get(plain(party)) ?? null));
	});
	return fields.map((field, index) => {
		const own = named[index] ?? null;
		if (own !== null || field.type !== "DateSigned") return own;
		const nearest = nearestSignature(field, fields);
		return (nearest === -1 ? null : named[nearest]) ?? null;
	});
}

/** Those whom signature blocks name and for whom there is no signer, in their order. */
export function partiesWithoutSigner(signers: readonly Signer[], fields: readonly Place[]): string[] {
	const owners = ownersOfParties(namesOfAll(signers), fields);
	const parties = new Map(fields.flatMap(({ party }) => (party === null ? [] : [[plain(party), party] as const])));
	return [...parties].flatMap(([key, party]) => (owners.get(key) === null ? [party] : []));
}

/** null: a reviewer, who fills in nothing. */
function namesOfAll(signers: readonly Signer[]): (string[] | null)[] {
	return signers.map((signer) => (signer.signerType === "Reviewer" ? null : namesOf(signer)));
}

/** Who is named in a field's own words. */
function ownerOf(called: readonly (string[] | null)[], { label, name }: Place): number | null {
	return ownerIn(called, `${label} ${name}`);
}

function ownerIn(called: readonly (string[] | null)[], text: string): number | null {
	const words = ` ${plain(text)} `;
	const owner = called.findIndex((names) => names?.some((one) => words.includes(` ${one} `)));
	return owner === -1 ? null : owner;
}

/** By party, in their order; null: no signer is left for it. */
function ownersOfParties(
	called: readonly (string[] | null)[],
	fields: readonly Place[],
): ReadonlyMap<string, number | null> {
	const signed = fields.filter(({ type }) => type === "Signature");
	const parties = [...new Set(signed.flatMap(({ party }) => (party === null ? [] : [plain(party)])))];
	// Parts of a role, such as Tenant of First tenant, ask for no one else where each signature names its own signer.
	const open = new Set(
		signed.filter((field) => ownerOf(called, field) === null).map(({ party }) => plain(party ?? "")),
	);
	const owners = new Map(
		parties
			.map((party) => [party, ownerIn(called, party)] as const)
			.filter(([party, owner]) => owner !== null || open.has(party)),
	);
	// Who is named by a signature without a block has one as well.
	const busy = new Set([...owners.values(), ...signed.map((field) => ownerOf(called, field))]);
	const free = called.flatMap((names, index) => (names === null || busy.has(index) ? [] : [index]));
	for (const [party, owner] of owners) if (owner === null) owners.set(party, free.shift() ?? null);
	return owners;
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
