import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { db } from "#lib/db/client.ts";
import type { Prisma } from "#lib/db/generated/client.ts";
import { findWholeDocumentWithEvents } from "#lib/db/stores/documents/whole-document.ts";
import type { LinkChannel } from "#lib/db/stores/signing/link-tokens.ts";
import { jobContext } from "#lib/domain/context.ts";
import { recordSent } from "#lib/domain/delivery/sending/record-delivery.ts";
import { mintSigningLink } from "#lib/domain/documents/asking/signing-links.ts";
import { finishSigning } from "#lib/domain/signing/finish-signing.ts";
import { giveConsent } from "#lib/domain/signing/give-consent.ts";
import { markViewed } from "#lib/domain/signing/mark-viewed.ts";
import { CONSENT_VERSION } from "#lib/i18n/signing/consent.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { makeSigningDocument, signerContext } from "#lib/testing/signing-document.ts";
import { buildCertificate } from "./build-certificate.ts";
import { requireRowsOfTrail } from "./require-rows-of-trail.ts";

useTestDatabase();

/** What a row says of a signer that the trail does not. */
const FORGED: Prisma.SignerUpdateManyMutationInput = {
	...{ name: "Eve", email: "eve@example.com", hostName: "Eve", groupName: "Eve", phoneNumber: "666" },
	...{ firstDeliveredAt: new Date(0), activatedAt: new Date(0), viewedAt: new Date(0), consentedAt: new Date(0) },
	...{ provedAt: new Date(0), deliveryMode: "SMS" },
	authenticationType: "SMSOTP",
	signature: { kind: "type", text: "Eve", face: "caveat" },
};

/** A document whose signer was sent an email, viewed it with one link and signed it with another. */
async function signWith(viewing: LinkChannel, signing: LinkChannel) {
	const { documentId, people } = await makeSigningDocument([{ name: "Grace", row: { consentedAt: null } }]);
	const [{ signerId } = { signerId: "" }] = people;
	const mail = { id: randomUUID(), channel: "mail", kind: "please-sign", to: "grace@example.com" } as const;
	await recordSent(jobContext(), { ...mail, documentId, signerId, isRequest: true });
	const contextOf = async (channel: LinkChannel) => {
		const link = await mintSigningLink(db(), signerId, channel);
		return signerContext(link.slice(link.lastIndexOf("/") + 1));
	};
	await markViewed(await contextOf(viewing));
	const context = await contextOf(signing);
	await giveConsent(context, { version: CONSENT_VERSION });
	await finishSigning(context, { edition: 0 });
	await db().signer.updateMany({ where: { documentId }, data: FORGED });
	const found = await findWholeDocumentWithEvents(documentId);
	if (!found) throw new Error("There is no document.");
	const [signer] = buildCertificate(found.document, found.events, new Map(), new Map(), null, []).signers;
	const at = (wanted: string) => found.events.find(({ type }) => type === wanted)?.at.toISOString();
	expect(signer).toMatchObject({
		...{ name: "Grace", email: "grace@example.com", hostName: null, groupName: null, phone: null },
		...{ proof: null, presence: null, identity: null, mark: null },
		...{ sentAt: at("MailSent"), viewedAt: at("DocumentViewed"), consentedAt: at("ConsentGiven") },
	});
	await expect(requireRowsOfTrail(found)).rejects.toThrow("audit trail");
	return { channels: found.events.flatMap(({ data }) => data.channel ?? []), authentication: signer?.authentication };
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
		channels: [viewing, signing, signing],
		authentication: expected,
	});
});
