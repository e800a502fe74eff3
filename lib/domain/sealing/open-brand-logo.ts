import type { WholeDocument } from "#lib/db/stores/documents/whole-document.ts";
import { readBrandCopy } from "#lib/domain/brands/brand-copy.ts";
import { isObjectOf } from "#lib/storage/object-storage.ts";
import { storage } from "#lib/storage/storage.ts";

type OpenLogo = { brand: { name: string; logoPath: string } | null; release: () => Promise<void> };

const NONE: OpenLogo = { brand: null, release: async () => undefined };

/** The logo that a document was sent with, for its certificate; a document is sealed without one that is gone. */
export async function openBrandLogo(document: WholeDocument): Promise<OpenLogo> {
	const { name, logoKey } = readBrandCopy(document);
	if (logoKey === null || !isObjectOf(document.accountId, logoKey)) return NONE;
	if (!(await storage().exists(logoKey))) return NONE;
	const { path: logoPath, release } = await storage().localPath(logoKey);
	return { brand: { name, logoPath }, release };
}
