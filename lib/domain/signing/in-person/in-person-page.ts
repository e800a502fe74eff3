import { hasOwnAddress } from "#lib/contract/documents/sending/own-address.ts";
import type { InPersonPage, InPersonStage } from "#lib/contract/signing/in-person-page.ts";
import type { WholeDocument } from "#lib/db/stores/documents/whole-document.ts";
import { channelsOf } from "#lib/domain/documents/asking/tell-signer.ts";
import { methodDue } from "#lib/domain/documents/proof-rules.ts";
import { signingBrand } from "#lib/domain/documents/viewing/signing-brand.ts";
import { isSameSlot } from "../is-same-slot.ts";
import { signingState } from "../rules.ts";

type Signer = WholeDocument["signers"][number];

/**
 * What the host of a signing in person is shown while the signer does not have the device.
 *
 * @returns null when the document is over, and that is all there is to say
 */
export function inPersonPage(document: WholeDocument, signer: Signer, now: Date): InPersonPage | null {
	const stage = stageOf(document, signer, now);
	if (stage === null) return null;
	return {
		locale: signer.locale,
		brand: signingBrand(document),
		title: document.title,
		signerName: signer.name,
		hostName: signer.hostName ?? "",
		stage,
		asks: codeDue(signer),
		sendsCopy: hasOwnAddress(signer) && channelsOf(document, signer).length > 0,
	};
}

function stageOf(document: WholeDocument, signer: Signer, now: Date): InPersonStage | null {
	if (signer.status === "Completed") return "signed";
	if (signer.status === "Declined") return "declined";
	const state = signingState({ document, signer }, now);
	if (state === "waiting") return isAnybodyBefore(document, signer) ? "waiting" : "scheduled";
	if (state !== "open") return null;
	return signer.consentedAt ? "begun" : "ready";
}

function isAnybodyBefore({ signingSlots }: WholeDocument, signer: Signer): boolean {
	return signingSlots.some(
		(one) => one.status === "NotCompleted" && !isSameSlot(one, signer) && one.order < signer.order,
	);
}

/** Of whoever signs in person no document is asked for: the host sees who it is. */
function codeDue(signer: Signer) {
	const method = methodDue(signer);
	return method === "IdVerification" ? null : method;
}
