import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { DEFAULT_BRAND_SETTINGS } from "#lib/contract/brands/default-brand-settings.ts";
import { makeField } from "#lib/fields/testing/make-field.ts";
import { readSourceFiles } from "#lib/testing/source-files.ts";
import { documentSettings, signerSettings } from "./document-settings.ts";
import { JSON_COLUMNS, readJson } from "./json-columns.ts";

const folder = join(process.cwd(), "prisma/schema");

/** The JSON columns of a part of the schema, as table and column. */
function jsonColumnsOf(text: string): string[] {
	return [...text.matchAll(/^model (\w+) \{([\s\S]*?)^\}/gm)].flatMap(([, table, body = ""]) =>
		[...body.matchAll(/^\s+(\w+)\s+Json\b/gm)].map(([, column]) => `${table}.${column}`),
	);
}

const columns = readdirSync(folder).flatMap((name) => jsonColumnsOf(readFileSync(join(folder, name), "utf8")));
const names = columns.map((column) => column.split(".")[1]);

it("every JSON column of the database has a schema, and every schema its column", () => {
	expect(columns.length).toBeGreaterThan(20);
	expect(Object.keys(JSON_COLUMNS).sort()).toEqual(columns.sort());
});

it("nobody says by a cast what a JSON column holds", () => {
	const cast = new RegExp(
		`\\b(?!request\\b)\\w+(?:\\.|\\?\\.)(?:${[...new Set(names)].join("|")})(?:\\[\\w+\\])? as (?!const\\b|Prisma\\.Input)`,
	);
	const wrong = readSourceFiles(process.cwd())
		.filter(
			({ path }) => /^(?:app|lib\/(?:db|domain|http|auth|jobs|policy))\//.test(path) && !/\.test\.tsx?$/.test(path),
		)
		.flatMap(({ path, text }) =>
			text.split("\n").flatMap((line) => (cast.test(line) ? [`${path}: ${line.trim()}`] : [])),
		);
	expect(wrong).toEqual([]);
});

const DOCUMENT = documentSettings.parse({});
const SIGNER = signerSettings.parse({});
const LOGO = { logoKey: null, logoWidthPx: 0, logoHeightPx: 0 };

describe("what a column holds is read by its schema", () => {
	const definition = makeField("TextBox");
	const mark = { kind: "image", key: "a/b", width: 10, height: 5 };

	it.each([
		["Signer", { signature: mark, initials: null, settings: SIGNER }],
		["DocumentField", { definition }],
		["DocumentFile", { pages: [{ widthPx: 816, heightPx: 1056, rotation: 0, box: [0, 0, 612, 792], userUnit: 1 }] }],
		["Document", { brand: null, metaData: { office: "Oslo" }, settings: DOCUMENT }],
		["Document", { brand: { name: "Acme", ...LOGO, domainName: null, settings: DEFAULT_BRAND_SETTINGS } }],
		["Brand", { settings: { ...DEFAULT_BRAND_SETTINGS, hideSave: true } }],
		["User", { metaData: {}, notificationSettings: { viewed: false } }],
		["WebhookDelivery", { context: { actor: { userType: "Sender", id: "" }, previousState: null } }],
	] as const)("%s", (table, row) => {
		expect(readJson(table, structuredClone(row))).toEqual(row);
	});

	it.each([
		["Signer", { signature: { kind: "image", width: 10, height: 5 } }, "Signer.signature"],
		["DocumentField", { definition: { type: "TextBox" } }, "DocumentField.definition"],
		["DocumentField", { definition: { ...definition, type: "Stamp" } }, "DocumentField.definition"],
		["DocumentFile", { pages: [{ widthPx: "816" }] }, "DocumentFile.pages"],
		["Mail", { attachments: {} }, "Mail.attachments"],
		["User", { metaData: { office: 1 } }, "User.metaData"],
		["Document", { brand: "Acme" }, "Document.brand"],
		["Document", { settings: null }, "Document.settings"],
		["Document", { settings: { ...DOCUMENT, disableSms: "no" } }, /Document\.settings.*disableSms/s],
		["Document", { settings: { ...DOCUMENT, expiry: { expiryDateType: "Weeks", expiryValue: 1 } } }, /expiryDateType/],
		["Document", { settings: { ...DOCUMENT, disableFax: true } }, /Document\.settings.*disableFax/s],
		[
			"Document",
			{ settings: { ...DOCUMENT, recipientNotifications: { viewed: 1 } } },
			/recipientNotifications\.viewed/,
		],
		["Signer", { settings: { ...SIGNER, isReassigned: "yes" } }, /Signer\.settings.*isReassigned/s],
		["Signer", { settings: { recipientNotifications: { fax: true } } }, /Signer\.settings.*fax/s],
		["Brand", { settings: { ...DEFAULT_BRAND_SETTINGS, buttonColor: 255 } }, /Brand\.settings.*buttonColor/s],
		["Document", { brand: { name: "Acme", ...LOGO, domainName: null, settings: [] } }, /Document\.brand.*settings/s],
	] as const)("%s refuses %j", (table, row, named) => {
		expect(() => readJson(table, structuredClone(row))).toThrow(named);
	});

	it("settings that say nothing are those of a request that says nothing", () => {
		expect(readJson("Document", { settings: {} }).settings).toEqual(DOCUMENT);
		expect(readJson("Signer", { settings: {} }).settings).toEqual(SIGNER);
		expect(readJson("Brand", { settings: {} }).settings).toEqual(DEFAULT_BRAND_SETTINGS);
	});

	it("leaves alone what the row does not have", () => {
		expect(readJson("Signer", { id: "1" })).toEqual({ id: "1" });
	});
});
