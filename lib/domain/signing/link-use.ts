import type { LinkUse } from "#lib/domain/audit/event-types.ts";
import type { SignerPrincipal } from "#lib/domain/context.ts";

/** How a signer came to the document, for the event of what they do there. */
export function linkUse(
	{ channel, isHosted }: SignerPrincipal,
	{ authenticationType }: { authenticationType: string },
): LinkUse {
	const authentication = authenticationType === "None" ? {} : { authentication: authenticationType };
	return { channel, ...(isHosted && { isHosted }), ...authentication };
}
