import type { CodeDelivery, ProofPage, SentCode } from "#lib/contract/signing/proof-page.ts";
import { findCodeMail } from "#lib/db/stores/delivery/mails.ts";
import type { WholeDocument } from "#lib/db/stores/documents/whole-document.ts";
import { findCode } from "#lib/db/stores/signing/signer-proofs.ts";
import { CODE_PAUSE_MS, maskedAddress, maskedNumber, triesLeft } from "#lib/domain/documents/proof-rules.ts";
import { signingBrand } from "#lib/domain/documents/viewing/signing-brand.ts";

type Signer = WholeDocument["signers"][number];

/** All that a link gives before its holder has proved who they are. */
export async function proofPage(document: WholeDocument, signer: Signer, now: Date): Promise<ProofPage> {
	const { authenticationType: method } = signer;
	if (method === "None" || method === "IdVerification") throw new Error("No code is needed.");
	const code = method === "AccessCode" ? null : await findCode(signer.id);
	return {
		locale: signer.locale,
		brand: signingBrand(document),
		title: document.title,
		method,
		destination: destinationOf(signer),
		triesLeft: triesLeft(signer),
		isLocked: signer.proofLockedAt !== null,
		code: code && code.expiresAt > now ? sentCode(code, await deliveryOf(signer, code.askedAt)) : null,
	};
}

function destinationOf({ authenticationType, email, phoneCountryCode, phoneNumber }: Signer): string | null {
	if (authenticationType === "EmailOTP") return maskedAddress(email);
	if (authenticationType === "AccessCode") return null;
	return maskedNumber({ countryCode: phoneCountryCode ?? "", number: phoneNumber ?? "" });
}

/** Why it failed is the sender's to know: servers repeat the whole address. */
async function deliveryOf({ id, documentId }: Signer, askedAt: Date): Promise<CodeDelivery> {
	const mail = await findCodeMail(documentId, id, askedAt);
	if (mail?.status === "Failed") return "failed";
	if (mail?.status === "Sent") return "taken";
	return mail?.error ? "late" : "onTheWay";
}

function sentCode({ askedAt, expiresAt }: { askedAt: Date; expiresAt: Date }, delivery: CodeDelivery): SentCode {
	return {
		sentAt: askedAt.toISOString(),
		expiresAt: expiresAt.toISOString(),
		nextSendAt: new Date(askedAt.getTime() + CODE_PAUSE_MS).toISOString(),
		delivery,
	};
}
