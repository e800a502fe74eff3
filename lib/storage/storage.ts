import { createHash } from "node:crypto";
import { perProcess } from "#lib/config/per-process.ts";
import { noteUnreferenced } from "#lib/db/stores/installation/unreferenced-objects.ts";
import { mayDelete } from "./lease.ts";
import type { ObjectStorage } from "./object-storage.ts";
import { rawStorage } from "./raw-storage.ts";
import { sha256OfFile } from "./sha256-of-file.ts";

const kept = perProcess("storage", () => ({
	raw: null as ObjectStorage | null,
	storage: null as ObjectStorage | null,
}));

/**
 * The object storage of this installation. Objects stored by content are noted in the database first, so that the sweep
 * finds those that no row comes to refer to. Nothing is deleted that may belong to another installation.
 */
export function storage(): ObjectStorage {
	const raw = rawStorage();
	if (kept.raw !== raw || kept.storage === null) Object.assign(kept, { raw, storage: guarded(raw) });
	return kept.storage as ObjectStorage;
}

function guarded(raw: ObjectStorage): ObjectStorage {
	return {
		...raw,
		async putFile(accountId, path, sha256) {
			const hash = sha256 ?? (await sha256OfFile(path));
			await noteUnreferenced([`${accountId}/${hash}`]);
			return raw.putFile(accountId, path, hash);
		},
		async putFiles(accountId, files) {
			await noteUnreferenced(files.map(({ sha256 }) => `${accountId}/${sha256}`));
			return raw.putFiles(accountId, files);
		},
		async putBytes(accountId, bytes) {
			await noteUnreferenced([`${accountId}/${createHash("sha256").update(bytes).digest("hex")}`]);
			return raw.putBytes(accountId, bytes);
		},
		async delete(key) {
			await requireOwn();
			await rawStorage().delete(key);
		},
		async deletePrefix(prefix) {
			await requireOwn();
			await rawStorage().deletePrefix(prefix);
		},
		async deleteUnfinished(before, pickOwn) {
			await requireOwn();
			await rawStorage().deleteUnfinished(before, pickOwn);
		},
	};
}

async function requireOwn(): Promise<void> {
	if (!(await mayDelete())) throw new Error("The store may belong to another installation, so nothing was deleted.");
}
