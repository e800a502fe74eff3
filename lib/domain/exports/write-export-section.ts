import type { ExportPlace } from "#lib/db/json-columns.ts";
import { listBlockRows } from "#lib/db/stores/blocks.ts";
import { listBrandRows } from "#lib/db/stores/brands/brands.ts";
import { listAllCustomFieldRows } from "#lib/db/stores/custom-fields/custom-fields.ts";
import {
	type ExportBatch,
	listExportedContacts,
	listExportedDocuments,
	listExportedEvents,
	listExportedGroups,
	listExportedIdentities,
	listExportedPeople,
	listExportedTeams,
} from "#lib/db/stores/exports/exported-rows.ts";
import { listExportedTemplates } from "#lib/db/stores/templates/template-owner.ts";
import { presentBrand } from "#lib/domain/brands/present-brand.ts";
import { presentCustomField } from "#lib/domain/custom-fields/present-custom-field.ts";
import type { ZipPart } from "#lib/storage/zip-part.ts";
import { addFiles, addObject, inFolder } from "./add-files.ts";
import { asJson } from "./as-json.ts";
import type { ExportOf } from "./export-of.ts";
import { pathPart } from "./file-names.ts";
import { writeAccount, writeDevelopers } from "./write-account.ts";
import { writeDocument } from "./write-document.ts";
import { writeKeptCertificates } from "./write-kept-certificates.ts";

/** What was written of a section. */
type Step = {
	/** Behind what it goes on; null: the section is over. */
	after: string | null;
	/** How many documents were written. */
	documents: number;
};

type Section = Exclude<ExportPlace["section"], "end">;
type Write = (part: ZipPart, of: ExportOf, after: string | null) => Promise<Step>;

const DONE: Step = { after: null, documents: 0 };
const ROWS_PER_FILE = 1000;
/** So many are written before it is looked whether the part is full. */
const DOCUMENTS_PER_STEP = 10;

/** Writes the next of a section, a batch at most. */
export const SECTIONS: Record<Section, Write> = {
	account: async (part, of) => {
		await writeAccount(part, of);
		return DONE;
	},
	teams: listed("teams", listExportedTeams),
	people: writePeople,
	brands: writeBrands,
	customFields: async (part, { accountId, userId }) => {
		const fields = await listAllCustomFieldRows({ accountId, userId });
		await part.addBytes("custom-fields.json", asJson(fields.map(presentCustomField)));
		return DONE;
	},
	blocks: async (part, { accountId, userId }) => {
		const blocks = await listBlockRows({ accountId, userId });
		const written = blocks.map(({ id, name, isShared, fields }) => ({ id, name, isShared, fields }));
		await part.addBytes("blocks.json", asJson(written));
		return DONE;
	},
	contacts: listed("contacts", listExportedContacts),
	contactGroups: listed("contact-groups", listExportedGroups),
	templates: async (part, { accountId, locale, startedAt: until }, after) => {
		const rows = await listExportedTemplates(accountId, { after, take: DOCUMENTS_PER_STEP, until });
		for (const { files, ...template } of rows) {
			const folder = `templates/${pathPart(template.title)} ${template.id}`;
			await part.addBytes(`${folder}/template.json`, asJson(template));
			const placed = files.map(({ name, uploadKey: key }) => ({ name, key }));
			await addFiles(part, { accountId, locale }, folder, inFolder("files", placed));
		}
		return { after: rows.length < DOCUMENTS_PER_STEP ? null : (rows.at(-1)?.id ?? null), documents: 0 };
	},
	senderIdentities: listed("sender-identities", listExportedIdentities),
	developers: async (part, of) => {
		await writeDevelopers(part, of);
		return DONE;
	},
	log: listed("log", async (accountId, batch) => {
		const rows = await listExportedEvents(accountId, batch);
		return rows.map(({ place, ...event }) => ({ row: event, place }));
	}),
	documents: async (part, of, after) => {
		const batch = { after, take: DOCUMENTS_PER_STEP, until: of.startedAt };
		const rows = await listExportedDocuments(of.accountId, batch);
		for (const { id } of rows) await writeDocument(part, of, id);
		const isOver = rows.length < DOCUMENTS_PER_STEP;
		return { after: isOver ? null : (rows.at(-1)?.place ?? null), documents: rows.length };
	},
	keptCertificates: async (part, of, after) => ({
		after: await writeKeptCertificates(part, of, after),
		documents: 0,
	}),
};

/** A list as files of so many rows: `people/000001.json`; what is in it behind a row is found by that row's place. */
function listed<Row extends object>(
	folder: string,
	list: (accountId: string, batch: ExportBatch) => Promise<(Row & ({ id: string } | { row: object; place: string }))[]>,
): Write {
	return async (part, { accountId, startedAt }, after) => {
		// The number of the file stands before the place of its first row.
		const [number, place] =
			after === null ? [1, null] : [Number.parseInt(after, 10), after.slice(after.indexOf("/") + 1)];
		const rows = await list(accountId, { after: place, take: ROWS_PER_FILE, until: startedAt });
		if (rows.length === 0 && number > 1) return DONE;
		const written = rows.map((one) => ("row" in one ? one.row : one));
		await part.addBytes(`${folder}/${String(number).padStart(6, "0")}.json`, asJson(written));
		const last = rows.at(-1);
		if (!last || rows.length < ROWS_PER_FILE) return DONE;
		return { after: `${number + 1}/${"place" in last ? last.place : last.id}`, documents: 0 };
	};
}

/** People, each with the name of the file that is their picture; the pictures stand beside the list. */
async function writePeople(part: ZipPart, of: ExportOf, after: string | null): Promise<Step> {
	const pictures: { name: string; key: string }[] = [];
	const write = listed("people", async (accountId, batch) => {
		const rows = await listExportedPeople(accountId, batch);
		return rows.map(({ pictureKey, ...row }) => {
			const name = `people/pictures/${row.id}.jpg`;
			if (pictureKey) pictures.push({ name, key: pictureKey });
			return { ...row, picture: pictureKey && name };
		});
	});
	const step = await write(part, of, after);
	for (const picture of pictures) await addObject(part, of.accountId, picture);
	return step;
}

async function writeBrands(part: ZipPart, { accountId }: ExportOf): Promise<Step> {
	const brands = await listBrandRows(accountId);
	await part.addBytes("brands/brands.json", asJson(brands.map(presentBrand)));
	for (const { id, name, logoKey } of brands) {
		if (logoKey) await addObject(part, accountId, { name: `brands/${pathPart(name)} ${id}.png`, key: logoKey });
	}
	return DONE;
}
