import type {
	IdentityKind,
	IdentityPage,
	IdentityPicture,
	IdentityProgress,
	IdentityRejection,
} from "#lib/contract/signing/identity-page.ts";
import { USUAL_IDENTITY } from "#lib/contract/signing/identity-settings.ts";
import { findHands, listLatestVerifications, type ReadVerification } from "#lib/db/stores/identity-verifications.ts";
import type { WholeDocument } from "#lib/db/stores/whole-document.ts";
import type { SignerContext } from "#lib/domain/context.ts";
import { frequencyOf, triesLeft } from "#lib/domain/documents/proof-rules.ts";
import { signingBrand } from "#lib/domain/documents/viewing/signing-brand.ts";
import { linesOf, mayContinue, stageOf, takesPart } from "#lib/domain/identity-verification/rules.ts";

type Signer = WholeDocument["signers"][number];

/** All that a link gives before its holder has shown who they are. */
export async function identityPage(
	context: SignerContext,
	document: WholeDocument,
	signer: Signer,
): Promise<IdentityPage> {
	const { allowedKinds, requiresLiveCapture } = signer.settings.identity ?? USUAL_IDENTITY;
	return {
		...(await progressOf(context, document, signer)),
		locale: signer.locale,
		brand: signingBrand(document),
		title: document.title,
		kinds: allowedKinds,
		requiresLiveCapture,
		retentionDays: document.account.identityPictureDays,
	};
}

async function progressOf(
	{ principal }: SignerContext,
	{ id: documentId }: WholeDocument,
	signer: Signer,
): Promise<IdentityProgress> {
	const { proofHash, tokenHash } = principal;
	const latest = (await listLatestVerifications(documentId)).find((one) => one.signerId === signer.id) ?? null;
	const { link, handId } = await findHands(signer.id, { tokenHash, proofHash: proofHash ?? null });
	const stage = stageOf(signer.proofLockedAt !== null, mayContinue(frequencyOf(signer), link, latest), latest);
	const isUnderWay = latest !== null && (stage === "Capturing" || stage === "Lines");
	const isShown = isUnderWay || stage === "Reading" || stage === "Review";
	// Only what the contract knows was ever stored.
	const kind = latest && isShown ? (latest.kind as IdentityKind) : null;
	return {
		stage,
		kind,
		taken: isUnderWay ? latest.pictures.map(({ picture }) => picture as IdentityPicture) : [],
		isElsewhere: latest !== null && isShown && !takesPart(handId, link, latest),
		triesLeft: triesLeft(signer),
		failed: failureOf(latest),
		lines: stage === "Lines" && kind ? linesOf(kind) : null,
	};
}

function failureOf(latest: ReadVerification | null): IdentityProgress["failed"] {
	if (latest?.status !== "Failed") return null;
	return { reason: (latest.rejection ?? "Other") as IdentityRejection, note: latest.note };
}
