import { USUAL_IDENTITY } from "#lib/contract/signing/identity-settings.ts";
import type { SignerProofView } from "#lib/contract/signing/proof-page.ts";
import type { WholeDocument } from "#lib/db/stores/documents/whole-document.ts";
import type { ReadVerification } from "#lib/db/stores/identity-verification/identity-verifications.ts";
import { shownTry, triesOf } from "../identity-tries.ts";
import { frequencyOf, triesLeft } from "../proof-rules.ts";
import { identityView } from "./identity-view.ts";

/**
 * What signers have to prove and how it went, by their ids; nobody is in it who has nothing to prove.
 *
 * @param verifications every try of theirs, the latest first
 * @param readerId who is told of it
 */
export function proofViews(
	{ signers, signingSlots, senderId }: WholeDocument,
	verifications: readonly ReadVerification[],
	readerId: string,
): Readonly<Record<string, SignerProofView>> {
	return Object.fromEntries(
		[...signingSlots, ...signers].flatMap((signer) => {
			const { authenticationType: method, authenticationTries: tries, failedProofAt, proofLockedAt, provedAt } = signer;
			if (method === "None") return [];
			const isIdentity = method === "IdVerification";
			const shown = shownTry(signer, triesOf(verifications, signer.id));
			const isWithheld = shown !== null && shown.viewerId !== senderId && shown.pictures.length > 0;
			const view: SignerProofView = {
				method,
				frequency: frequencyOf(signer),
				tries,
				triesLeft: triesLeft(signer),
				lockedAt: proofLockedAt?.toISOString() ?? null,
				provedAt: provedAt?.toISOString() ?? null,
				failedAt: failedProofAt?.toISOString() ?? null,
				identity: isIdentity ? { ...identityView(signer, shown), maySee: senderId === readerId, isWithheld } : null,
				identitySettings: isIdentity ? (signer.settings.identity ?? USUAL_IDENTITY) : null,
			};
			return [[signer.id, view]];
		}),
	);
}
