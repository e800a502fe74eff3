import { randomUUID } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import type { IdentityKind } from "#lib/contract/signing/identity-page.ts";
import type { IdentitySettings } from "#lib/contract/signing/identity-settings.ts";
import { db } from "#lib/db/client.ts";
import type { Prisma } from "#lib/db/generated/client.ts";
import { operatorContext, type UserContext, type VisitorContext } from "#lib/domain/context.ts";
import { addIdentityPicture } from "#lib/domain/signing/identifying/add-identity-picture.ts";
import { beginIdentity } from "#lib/domain/signing/identifying/begin-identity.ts";
import type { IdentifyingResult } from "#lib/domain/signing/identifying/identifying.ts";
import { submitIdentity } from "#lib/domain/signing/identifying/submit-identity.ts";
import { makeTempDir } from "#lib/storage/temp.ts";
import { browser } from "./proof.ts";

/** Columns of a signer of whom a document is asked for. */
export function askedForDocument(
	identity: Partial<IdentitySettings> = {},
	row: Partial<Prisma.SignerUncheckedCreateInput> = {},
): Partial<Prisma.SignerUncheckedCreateInput> {
	const usual = { nameMatcher: "Moderate" as const, allowedKinds: ["Passport", "IDCard"] as IdentityKind[] };
	const settings = { identity: { ...usual, requiresLiveCapture: false, holdsForPrefill: false, ...identity } };
	return { authenticationType: "IdVerification", authenticationFrequency: "OncePerDocument", settings, ...row };
}

/** A photograph of nothing, with something written into it that is nobody's business. */
export async function makePhoto(width = 900, height = 640): Promise<Buffer> {
	const noise = { type: "gaussian" as const, mean: 128, sigma: 30 };
	const image = sharp({ create: { width, height, channels: 3, background: "white", noise } });
	return image
		.withExif({ IFD0: { Artist: "Wanda was here" } })
		.jpeg()
		.toBuffer();
}

/** Has a browser add a picture, by a request's file in a directory of its own. */
export async function addPhoto(
	call: VisitorContext,
	token: string,
	picture: string,
	{ bytes, source = "Camera", anyway = false }: { bytes?: Buffer; source?: string; anyway?: boolean } = {},
): Promise<IdentifyingResult> {
	const temp = await makeTempDir();
	const path = join(temp.path, "upload");
	const sent = bytes ?? (await makePhoto());
	await writeFile(path, sent);
	const file = { path, fileName: "passport.jpg", sizeBytes: sent.length };
	return addIdentityPicture(call, token, { picture, source, anyway, file }, temp.path).finally(temp.remove);
}

/** A signer begins in a new browser, which keeps what this gives. */
export async function beginIn(token: string, kind = "Passport", call = browser()): Promise<string> {
	const { outcome, kept } = await beginIdentity(call, token, { kind, agreed: true });
	if (outcome !== "done" || !kept) throw new Error(`It is ${outcome}.`);
	return kept.secret;
}

/** The same with all pictures of a passport, sent. */
export async function sendPassport(token: string): Promise<string> {
	const secret = await beginIn(token);
	for (const picture of ["Front", "Selfie"]) await addPhoto(browser(secret), token, picture);
	const { outcome } = await submitIdentity(browser(secret), token);
	if (outcome !== "done") throw new Error(`It is ${outcome}.`);
	return secret;
}

/** The context of a browser that the sender of a document is signed in with. */
export async function senderOf(documentId: string): Promise<UserContext> {
	const { sender } = await db().document.findUniqueOrThrow({ where: { id: documentId }, include: { sender: true } });
	const { id: userId, accountId, teamId, role, name, email } = sender;
	const credential = { isSandbox: false, via: "session" as const, credentialId: randomUUID() };
	const principal = { kind: "user" as const, accountId, userId, teamId, role, name, email, ...credential };
	return { ...operatorContext("test"), ip: "203.0.113.7", userAgent: "Test browser", principal };
}
