import { createHash, randomUUID } from "node:crypto";
import { newSecret } from "#lib/crypto/secrets.ts";
import { db } from "#lib/db/client.ts";
import { createApiKey } from "#lib/domain/api-keys/create-api-key.ts";
import { type CopyPrincipal, operatorContext, type SignerPrincipal } from "#lib/domain/context.ts";
import { mintSigningLink } from "#lib/domain/documents/asking/signing-links.ts";
import { mintCopyLink } from "#lib/domain/documents/downloading/copy-link.ts";
import { mintIdentityLink } from "#lib/domain/sender-identities/identity-link.ts";
import { mintPasswordLink } from "#lib/domain/users/inviting/mint-password-link.ts";
import { makeField } from "#lib/fields/testing/make-field.ts";
import { storage } from "#lib/storage/storage.ts";
import { PLACES, type Thing, type World } from "./world.ts";

/** What somebody shows who is not signed in. */
export const SECRETS = ["signing", "copy", "identity", "review", "password", "session", "key"] as const;
export type Secret = (typeof SECRETS)[number];

/** A thing with whoever holds something of it without being a user, and what else such a one can name. */
export type Holder = Thing & {
	signer: SignerPrincipal;
	/** The other signer of the document, who has finished. */
	otherSignerId: string;
	copy: CopyPrincipal;
	secrets: Record<Secret, string>;
	userEmail: string;
	/** The account's logo, without the account in its key. */
	logoName: string;
};

/** An Admin's own things and those of the team, the account and another account, live and in the sandbox. */
export async function makeHolders(world: World): Promise<Holder[]> {
	const holders: Holder[] = [];
	for (const place of PLACES) {
		for (const isSandbox of [false, true]) holders.push(await makeHolder(world.thingOf("Admin", place, isSandbox)));
	}
	return holders;
}

async function makeHolder(thing: Thing): Promise<Holder> {
	const { accountId, documentId, signerId, userId } = thing;
	const { key } = await storage().putBytes(accountId, Buffer.from(`%PDF-1.7 ${documentId}`));
	const settings = { enableExpiryAlert: true };
	await db().document.update({ where: { id: documentId }, data: { title: documentId, sealedKey: key, settings } });
	const due = { consentedAt: new Date(), nextReminderAt: new Date(), phoneCountryCode: "+1", phoneNumber: "5550100" };
	await db().signer.update({ where: { id: signerId }, data: due });
	await db().documentFile.updateMany({ where: { documentId }, data: { isDrawn: true } });
	await insertField(documentId, signerId);
	const other = await db().signer.findFirstOrThrow({ where: { documentId, id: { not: signerId } } });
	const copy = await db().carbonCopy.create({ data: { id: randomUUID(), documentId, email: "ida@example.com" } });
	const user = await db().user.findUniqueOrThrow({ where: { id: userId } });
	const secrets = await makeSecrets(thing, copy.id);
	return {
		...thing,
		signer: {
			kind: "signer",
			accountId,
			documentId,
			signerId,
			name: "",
			email: "",
			tokenHash: hash(secrets.signing),
			channel: "copied",
		},
		otherSignerId: other.id,
		copy: { kind: "copy", accountId, carbonCopyId: copy.id, email: copy.email },
		secrets,
		userEmail: user.email,
		logoName: await makeLogo(thing),
	};
}

/** As a link's token is kept. */
const hash = (token: string) => createHash("sha256").update(token).digest("hex");

async function insertField(documentId: string, signerId: string): Promise<void> {
	const definition = makeField("TextBox", { id: "note" });
	const at = { documentId, signerId, position: 0, fieldId: "note", page: 1 };
	await db().documentField.create({ data: { id: randomUUID(), ...at, type: "TextBox", definition } });
}

async function makeSecrets({ accountId, signerId, identity, userId, invitedId }: Thing, carbonCopyId: string) {
	const now = new Date();
	const tokenOf = (url: string) => url.slice(url.lastIndexOf("/") + 1);
	const signing = tokenOf(await mintSigningLink(db(), signerId, "copied"));
	await db().signerToken.updateMany({ where: { signerId }, data: { frameOrigins: [`https://${signerId}.example`] } });
	const session = randomUUID();
	await db().session.create({ data: { id: session, userId, expiresAt: new Date(now.getTime() + 86_400_000) } });
	const environment = "live" as const;
	const made = await createApiKey(operatorContext("test"), { accountId, userId, name: "Script", environment });
	return {
		signing,
		copy: tokenOf((await mintCopyLink(carbonCopyId, now)).url),
		identity: tokenOf(await mintIdentityLink(db(), identity.id, now)),
		review: await makeReviewLink({ signerId, userId }),
		password: tokenOf(await mintPasswordLink(db(), invitedId, "Invitation", now)),
		session,
		key: made.key,
	};
}

async function makeReviewLink(of: { signerId: string; userId: string }): Promise<string> {
	const token = newSecret();
	const expiresAt = new Date(Date.now() + 3_600_000);
	await db().identityReviewLink.create({ data: { hash: hash(token), ...of, mayDecide: true, expiresAt } });
	return token;
}

async function makeLogo({ accountId, brandId }: Thing): Promise<string> {
	const { key } = await storage().putBytes(accountId, Buffer.from(`logo of ${brandId}`));
	await db().brand.update({ where: { id: brandId }, data: { logoKey: key } });
	return key.slice(accountId.length + 1);
}
