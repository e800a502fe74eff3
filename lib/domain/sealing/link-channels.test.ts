import { expect, it } from "vitest";
import { db } from "#lib/db/client.ts";
import type { LinkChannel } from "#lib/db/stores/link-tokens.ts";
import { findWholeDocumentWithEvents } from "#lib/db/stores/whole-document.ts";
import { mintSigningLink } from "#lib/domain/documents/asking/signing-links.ts";
import { finishSigning } from "#lib/domain/signing/finish-signing.ts";
import { giveConsent } from "#lib/domain/signing/give-consent.ts";
import { markViewed } from "#lib/domain/signing/mark-viewed.ts";
import { CONSENT_VERSION } from "#lib/i18n/signing/consent.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { makeSigningDocument, signerContext } from "#lib/testing/signing-document.ts";
import { buildCertificate } from "./build-certificate.ts";

useTestDatabase();

/** A document whose signer was sent an email, viewed it with one link and signed it with another. */
async function signWith(viewing: LinkChannel, signing: LinkChannel) {
	const row = { consentedAt: null, firstDeliveredAt: new Date() };
	const { documentId, people } = await makeSigningDocument([{ name: "Grace", row }]);
	const contextOf = async (channel: LinkChannel) => {
		const link = await mintSigningLink(db(), people[0]?.signerId ?? "", channel);
		return signerContext(link.slice(link.lastIndexOf("/") + 1));
	};
	await markViewed(await contextOf(viewing));
	const context = await contextOf(signing);
	await giveConsent(context, { version: CONSENT_VERSION });
	await finishSigning(context, { edition: 0 });
	// The certificate names who signed by the audit trail, even if the row says otherwise.
	await db().signer.updateMany({ where: { documentId }, data: { name: "Eve", email: "eve@example.com" } });
	const found = await findWholeDocumentWithEvents(documentId);
	if (!found) throw new Error("There is no document.");
	const [signer] = buildCertificate(found.document, found.events, new Map(), new Map(), null, []).signers;
	const channels = found.events.flatMap(({ data }) => data.channel ?? []);
	return {
		channels,
		name: signer?.name,
		isForged: signer?.email === "eve@example.com",
		authentication: signer?.authentication,
	};
}

it.each<[LinkChannel, LinkChannel, string[]]>([
	["mail", "mail", ["email"]],
	["sms", "sms", ["sms"]],
	["copied", "copied", ["copied"]],
	["embedded", "embedded", ["embedded"]],
	["signedIn", "signedIn", ["signedIn"]],
	["mail", "phone", ["email", "phone"]],
	["mail", "copied", ["email", "copied"]],
	// Earlier versions did not say how: what was delivered is all there is to print.
	["link", "link", ["email"]],
])("a signer who views through %s and signs through %s is certified by that", async (viewing, signing, expected) => {
	expect(await signWith(viewing, signing)).toEqual({
		...{ channels: [viewing, signing, signing], authentication: expected },
		...{ name: "Grace", isForged: false },
	});
});
