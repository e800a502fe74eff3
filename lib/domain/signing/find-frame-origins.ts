import { hashSecret } from "#lib/crypto/secrets.ts";
import { findLinkFrames } from "#lib/db/stores/signing/found-links.ts";
import type { VisitorContext } from "#lib/domain/context.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";

/** Whose pages may show the signing page of a link in a frame: those the link was made for, usually none. */
export const findFrameOriginsOfLink = defineVerb(
	{ permission: "links.open" },
	async (_: VisitorContext, token: string): Promise<string[]> => {
		return /^[\w-]{43}$/.test(token) ? findLinkFrames(hashSecret(token)) : [];
	},
);
