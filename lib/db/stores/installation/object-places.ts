import { Prisma } from "#lib/db/prisma.ts";
import type { Unscoped } from "#lib/db/unscoped.ts";

/** A column that keeps the key of a stored object. */
export type ObjectPlace = {
	table: string;
	column: string;
	/** The key itself, `{"key": …}`, or a list of such. */
	form: "text" | "json" | "json-list";
	/** The column that says whose document's row it is; null: it is no part of one. */
	documentColumn: "id" | "documentId" | null;
};

/**
 * Every place that keeps the key of a stored object. An object in none of them is swept after a day, and a purge
 * releases those of its document: add every new place here, with an index on its keys and the triggers that note the
 * keys it drops (migration unreferenced_objects).
 */
export const OBJECT_PLACES: readonly ObjectPlace[] = [
	{ table: "DocumentFile", column: "workingKey", form: "text", documentColumn: "documentId" },
	{ table: "Document", column: "sealedKey", form: "text", documentColumn: "id" },
	{ table: "Document", column: "certificateKey", form: "text", documentColumn: "id" },
	{ table: "DocumentFile", column: "uploadKey", form: "text", documentColumn: "documentId" },
	{ table: "DocumentFile", column: "sealedKey", form: "text", documentColumn: "documentId" },
	{ table: "DocumentField", column: "valueKey", form: "text", documentColumn: "documentId" },
	{ table: "TemplateFile", column: "workingKey", form: "text", documentColumn: null },
	{ table: "TemplateFile", column: "uploadKey", form: "text", documentColumn: null },
	{ table: "Document", column: "mailedKey", form: "text", documentColumn: "id" },
	{ table: "Document", column: "brandLogoKey", form: "text", documentColumn: "id" },
	{ table: "KeptCertificate", column: "certificateKey", form: "text", documentColumn: null },
	{ table: "Brand", column: "logoKey", form: "text", documentColumn: null },
	{ table: "User", column: "pictureKey", form: "text", documentColumn: null },
	{ table: "Signer", column: "signature", form: "json", documentColumn: "documentId" },
	{ table: "Signer", column: "initials", form: "json", documentColumn: "documentId" },
	{ table: "IdentityPicture", column: "objectKey", form: "text", documentColumn: "documentId" },
	{ table: "Mail", column: "attachments", form: "json-list", documentColumn: "documentId" },
	{ table: "DataExportPart", column: "objectKey", form: "text", documentColumn: null },
];

/** Finds "key", a column of the query around it, in any place: one look at an index for each, none after the first hit. */
export const ANY_PLACE_OF_KEY = Prisma.raw(
	OBJECT_PLACES.map((place) => `SELECT 1 FROM "${place.table}" WHERE ${hasKey(place)}`).join(" UNION ALL "),
);

function hasKey({ column, form }: ObjectPlace): string {
	if (form === "text") return `"${column}" = "key"`;
	if (form === "json") return `"${column}"->>'key' = "key"`;
	// As the index on those that have some has it.
	return `"${column}" <> '[]' AND "${column}" @> jsonb_build_array(jsonb_build_object('key', "key"))`;
}

/** Rows of a place as SQL, and the key that each holds; some are null. */
function keyIn({ table, column, form }: ObjectPlace): { rows: string; key: string } {
	const rows = form === "json-list" ? `"${table}", jsonb_array_elements("${column}") AS "one"` : `"${table}"`;
	const key = { text: `"${column}"`, json: `"${column}"->>'key'`, "json-list": `"one"->>'key'` }[form];
	return { rows, key };
}

/** The keys that a document's rows hold; some are null. */
export function keysOfDocument(documentId: Unscoped<"locked", string>): Prisma.Sql {
	const parts = OBJECT_PLACES.flatMap((place) => {
		if (place.documentColumn === null) return [];
		const { rows, key } = keyIn(place);
		return [
			Prisma.sql`${Prisma.raw(`SELECT ${key} AS "key" FROM ${rows} WHERE "${place.documentColumn}" =`)} ${documentId}::uuid`,
		];
	});
	return Prisma.join(parts, " UNION ");
}

/** The next keys that a place holds after a given one, in order. */
export function keysOfPlace(place: Unscoped<"installation", ObjectPlace>, after: string, limit: number): Prisma.Sql {
	const { rows, key } = keyIn(place);
	return Prisma.sql`SELECT DISTINCT ${Prisma.raw(`${key} AS "key" FROM ${rows} WHERE ${key} >`)} ${after}
		ORDER BY "key" LIMIT ${limit}`;
}
