import { isLogo } from "#lib/db/stores/brands.ts";
import { type Download, openObject } from "#lib/domain/documents/download.ts";

const KEY = /^[0-9a-f-]{36}\/[0-9a-f]{64}$/;

/** A logo for mails and signing pages; null for every other object, and when there is none. */
export async function openLogo(key: string): Promise<Download | null> {
	if (!KEY.test(key) || !(await isLogo(key))) return null;
	return openObject(key, "logo.png", "image/png");
}
