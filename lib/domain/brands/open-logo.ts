import { isLogo } from "#lib/db/stores/brands/brands.ts";
import type { Context } from "#lib/domain/context.ts";
import { type Download, openObject } from "#lib/domain/files/open-object.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { isObjectOf } from "#lib/storage/object-storage.ts";

/** A logo for mails and signing pages; null for every other object, and when there is none. */
export const openLogo = defineVerb(
	{ permission: "public.read" },
	async (_: Context, accountId: string, name: string): Promise<Download | null> => {
		const key = `${accountId}/${name}`;
		if (!isObjectOf(accountId, key) || !(await isLogo(key))) return null;
		return openObject(accountId, key, { fileName: "logo.png", mediaType: "image/png" });
	},
);
