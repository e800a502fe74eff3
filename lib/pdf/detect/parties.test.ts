import { writeFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { pageGeometry } from "#lib/fields/places/geometry.ts";
import { makeTestDir } from "#lib/pdf/testing/make-test-dir.ts";
import { detect } from "./detect.ts";
import { PAPER } from "./testing/form-paper.ts";
import { setForm } from "./testing/set-form.ts";

const folder = makeTestDir("parties");
const SHEET = pageGeometry([0, 0, PAPER.width * 0.75, PAPER.height * 0.75], 0, 1);

async function found(name: string, source: string) {
	const sourcePath = path.join(folder, `${name.replaceAll(/\W/g, "-")}.pdf`);
	await writeFile(sourcePath, setForm(source).toPdf());
	const { fields } = await detect({
		sourcePath,
		fileName: name,
		pages: [SHEET],
	});
	return fields;
}

const block = (heading: string) =>
	`${heading}\n+ 30\nSignature: {sign 230}\nName: {text 230}\nDate: {signed 160}\n+ 20`;

describe("who signs a signature block", () => {
	it.each<[where: string, source: string, parties: (string | null)[]]>([
		[
			"a heading above it",
			["LANDLORD", "TENANT", "GUARANTOR:"].map(block).join("\n"),
			["Landlord", "Landlord", "Landlord", "Tenant", "Tenant", "Tenant", "Guarantor", "Guarantor", "Guarantor"],
		],
		[
			"a heading that ends before the words of the signature do",
			["Owner", "Tenant"].map(block).join("\n"),
			["Owner", "Owner", "Owner", "Tenant", "Tenant", "Tenant"],
		],
		[
			"a heading in the line above it",
			"+ 40\nTenant\n+ 6\nSignature: {sign 230}\n+ 60\nOwner\n+ 6\nSignature: {sign 230}",
			["Tenant", "Owner"],
		],
		[
			"headings above two columns",
			"Signed by the Landlord @330Signed by the Tenant\n+ 30\nBy: {sign 200} @330By: {sign 200}\nName: {text 180} @330Name: {text 180}",
			["Landlord", "Tenant", "Landlord", "Tenant"],
		],
		[
			"the words under it",
			"+ 40\n{sign 230 rule below=Bailleur} @340{sign 230 rule below=Locataire}",
			["Bailleur", "Locataire"],
		],
		[
			"words of its own",
			"+ 40\nTenant's signature: {sign 210}\n+ 40\nSignature of guarantor: {sign 210}",
			["Tenant", "Guarantor"],
		],
		[
			"headings that name companies",
			"Northwind Ltd @330Contoso GmbH\n+ 30\nBy: {sign 200} @330By: {sign 200}",
			["Northwind Ltd", "Contoso GmbH"],
		],
		["nothing", "> The parties agree to all that is written above.\n+ 30\nSignature: {sign 230}", [null]],
	])("is read from %s", async (where, source, parties) => {
		const fields = await found(where, source);
		expect(fields.map(({ party }) => party?.toLowerCase() ?? null)).toEqual(
			parties.map((party) => party?.toLowerCase() ?? null),
		);
	});
});
