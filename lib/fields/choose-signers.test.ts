import { expect, it } from "vitest";
import { chooseSigners, partiesWithoutSigner } from "#lib/fields/rules/choose-signers.ts";
import type { FieldType } from "./field-types.ts";

const signer = (name: string, signerRole: string) => ({ signerType: "Signer", signerRole, name });
const place = (type: FieldType, label: string, party: string | null, y: number) => ({
	...{ type, label, party, name: "", page: 1 },
	bounds: { x: type === "DateSigned" ? 400 : 100, y, width: 150, height: 30 },
});

const BLOCKS = [
	place("Signature", "Signature of landlord", "landlord", 100),
	place("DateSigned", "Date", "landlord", 100),
	place("Signature", "Signature of first tenant", "tenant", 200),
	place("DateSigned", "Date", "tenant", 200),
	place("Signature", "Signature of second tenant", "tenant", 300),
	place("DateSigned", "Date", "tenant", 300),
];

it("gives two blocks of one party, whose signatures name their signers, to these signers", () => {
	const signers = [
		signer("Harbour Homes", "Landlord"),
		signer("Mia Chen", "First tenant"),
		signer("Omar Diaz", "Second tenant"),
	];
	expect(chooseSigners(signers, BLOCKS)).toEqual([0, 0, 1, 1, 2, 2]);
	expect(partiesWithoutSigner(signers, BLOCKS)).toEqual([]);
});

it("gives a block that names no signer to one who has none, or asks for one more", () => {
	const [landlord, mia] = [signer("Harbour Homes", "Landlord"), signer("Mia Chen", "")];
	const blocks = BLOCKS.slice(0, 4);
	expect(chooseSigners([landlord, mia], blocks)).toEqual([0, 0, 1, 1]);
	expect(chooseSigners([landlord], blocks)).toEqual([0, 0, null, null]);
	expect(partiesWithoutSigner([landlord], blocks)).toEqual(["tenant"]);
});
