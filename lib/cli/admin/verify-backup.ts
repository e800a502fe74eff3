import { createHash } from "node:crypto";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { DumpedTable } from "#lib/db/dump.ts";
import { OBJECT_PLACES, type ObjectPlace } from "#lib/db/stores/installation/object-places.ts";
import { type NamedKeys, namedKeys } from "#lib/domain/installation/check-files.ts";
import { readBackup, skip } from "./read-backup.ts";

type BackupCheck = {
	file: string;
	madeAt: string;
	isComplete: boolean;
	tables: number;
	objects: number;
	/** Objects that rows refer to but that are not in the backup. */
	missing: NamedKeys;
	/** Objects whose content isn't what their key says. */
	damaged: NamedKeys;
};

/**
 * Reads a backup to its end and checks that every object its rows refer to is in it, with the content that its key
 * names. Needs no database and no installation; memory grows with the number of objects, not with their size.
 *
 * @throws UsageError when the file is not a whole backup
 */
export async function verifyBackup(file: string): Promise<BackupCheck> {
	const referenced = new Set<string>();
	const damaged: string[] = [];
	let objects = 0;
	// Rows come before objects, so what is left at the end is missing.
	const { madeAt, database } = await readBackup(file, async (name, stream, manifest) => {
		const [kind, ...rest] = name.split("/");
		const table = manifest.database.tables.find((one) => one.file === rest[0]);
		if (kind === "database" && table) await readKeys(stream, table, referenced);
		else if (kind === "objects") {
			const key = rest.join("/");
			objects += 1;
			referenced.delete(key);
			if (!(await isIntact(key, stream))) damaged.push(key);
		} else await skip(name, stream);
	});
	const isComplete = referenced.size === 0 && damaged.length === 0;
	const tables = database.tables.length;
	return {
		file,
		madeAt,
		isComplete,
		tables,
		objects,
		missing: namedKeys([...referenced]),
		damaged: namedKeys(damaged),
	};
}

/** Adds the keys of objects that rows in COPY's text format hold. */
async function readKeys(stream: Readable, table: DumpedTable, keys: Set<string>): Promise<void> {
	const places = OBJECT_PLACES.filter((place) => place.table === table.name && table.schema === "public");
	const columns = places.map((place) => ({ place, index: table.columns.indexOf(place.column) }));
	for await (const line of createInterface({ input: stream, crlfDelay: Number.POSITIVE_INFINITY })) {
		if (columns.length === 0) continue;
		const values = line.split("\t");
		for (const { place, index } of columns) {
			const value = values[index];
			if (value !== undefined && value !== "\\N") for (const key of keysIn(value, place)) keys.add(key);
		}
	}
}

const ESCAPES: Readonly<Record<string, string>> = { b: "\b", f: "\f", n: "\n", r: "\r", t: "\t", v: "\v" };

function keysIn(escaped: string, { form }: ObjectPlace): string[] {
	const value = escaped.replaceAll(/\\(.)/g, (_, letter: string) => ESCAPES[letter] ?? letter);
	if (form === "text") return [value];
	const items = [JSON.parse(value)].flat() as ({ key?: unknown } | null)[];
	return items.flatMap((item) => (typeof item?.key === "string" ? [item.key] : []));
}

/** An object's key ends with the SHA-256 of its content; anything else is only read. */
async function isIntact(key: string, stream: Readable): Promise<boolean> {
	const hash = createHash("sha256");
	await pipeline(stream, hash);
	const name = key.slice(key.lastIndexOf("/") + 1);
	return !/^[0-9a-f]{64}$/.test(name) || hash.digest("hex") === name;
}
