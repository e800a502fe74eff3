import { hashSecret } from "#lib/crypto/secrets.ts";
import { isStoredLink, type LinkKind } from "#lib/db/stores/signing/link-tokens.ts";
import type { VisitorContext } from "#lib/domain/context.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";

/** Whether a link was made here, even if it no longer works. */
export const isKnownLink = defineVerb(
	{ permission: "links.open" },
	async (_context: VisitorContext, { kind, token }: { kind: LinkKind; token: string }): Promise<boolean> =>
		isStoredLink(hashSecret(token), kind),
);
