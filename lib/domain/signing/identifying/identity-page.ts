import type {
	IdentityKind,
	IdentityPage,
	IdentityPicture,
	IdentityProgress,
	IdentityRejection,
} from "#lib/contract/signing/identity-page.ts";
import { PROVIDER_NAMES, USUAL_IDENTITY } from "#lib/contract/signing/identity-settings.ts";
import type { WholeDocument } from "#lib/db/stores/documents/whole-document.ts";
import { findHands, type ReadVerification } from "#lib/db/stores/identity-verification/identity-verifications.ts";
import type { SignerContext } from "#lib/domain/context.ts";
import { findVerifierFor } from "#lib/domain/documents/find-verifier.ts";
import { triesOf } from "#lib/domain/documents/identity-tries.ts";
import { frequencyOf, triesLeft } from "#lib/domain/documents/proof-rules.ts";
import { signingBrand } from "#lib/domain/documents/viewing/signing-brand.ts";
import { linesOf, mayContinue, providerOf, stageOf, takesPart } from "#lib/domain/identity-verification/rules.ts";

/** tries: of all signers of the document, the latest first, read before it. */
type Shown = { document: WholeDocument; signer: WholeDocument["signers"][number]; tries: readonly ReadVerification[] };

/** All that a link gives before its holder has shown who they are. */
export async function identityPage(context: SignerContext, shown: Shown): Promise<IdentityPage> {
	const { document, signer } = shown;
	const { allowedKinds, requiresLiveCapture } = signer.settings.identity ?? USUAL_IDENTITY;
	return {
		...(await progressOf(context, shown)),
		locale: signer.locale,
		brand: signingBrand(document),
		title: document.title,
		kinds: allowedKinds,
		requiresLiveCapture,
		retentionDays: document.account.identityPictureDays,
	};
}

async function progressOf({ principal }: SignerContext, { document, signer, tries }: Shown): Promise<IdentityProgress> {
	const { proofHash, tokenHash } = principal;
	const { latest, accepted } = triesOf(tries, signer.id);
	const { link, handId } = await findHands(signer.id, { tokenHash, proofHash: proofHash ?? null });
	const hasSigned = signer.status === "Completed";
	const reached = stageOf(
		{
			isLocked: signer.proofLockedAt !== null,
			isHeld: signer.prefillHeldAt !== null,
			isContinuable: mayContinue({ frequency: frequencyOf(signer), hasSigned }, link, accepted),
			hasSigned,
		},
		latest,
	);
	const isOutside = reached === "Capturing" && latest !== null && latest.verifier !== "BuiltIn";
	const stage = isOutside ? "Outside" : reached;
	const isUnderWay = latest !== null && (isOutside || stage === "Capturing" || stage === "Lines");
	const current = isUnderWay || stage === "Reading" || stage === "Review" ? latest : null;
	const settings = signer.settings.identity ?? USUAL_IDENTITY;
	// Only what the contract knows was ever stored.
	const kind = current && (current.kind as IdentityKind);
	return {
		stage,
		kind,
		taken: isUnderWay ? latest.pictures.map(({ picture }) => picture as IdentityPicture) : [],
		isElsewhere: current !== null && !takesPart(handId, link, current),
		triesLeft: triesLeft(signer),
		provider: current ? providerOf(current) : PROVIDER_NAMES[await findVerifierFor(settings, document)],
		isBack: isOutside && latest.submittedAt !== null,
		failed: failureOf(latest),
		lines: stage === "Lines" && kind ? linesOf(kind) : null,
	};
}

function failureOf(latest: ReadVerification | null): IdentityProgress["failed"] {
	if (latest?.status !== "Failed") return null;
	return { reason: (latest.rejection ?? "Other") as IdentityRejection, note: latest.note };
}
