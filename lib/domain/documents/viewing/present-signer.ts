import {
	type DeliveryMode,
	RECIPIENT_NOTIFICATIONS,
	type RecipientNotification,
	type RecipientNotifications,
} from "#lib/contract/documents/literals.ts";
import type { FormFieldModel, SignerDetailsModel } from "#lib/contract/documents/reading/read-models.ts";
import { USUAL_IDENTITY } from "#lib/contract/signing/identity-settings.ts";
import { PROOF_FREQUENCIES } from "#lib/contract/signing/proof-page.ts";
import { membersOf } from "#lib/db/signing-slots.ts";
import type { ListedSigner } from "#lib/db/stores/documents/document-list.ts";
import type { Locale } from "#lib/i18n/locales.ts";

/**
 * A signer in the public names: a person, or a group, whose members say by themselves where they stand.
 *
 * @param signers everybody of the document
 */
export function presentSigner(
	signer: ListedSigner,
	signers: ListedSigner[],
	formFields: FormFieldModel[],
): SignerDetailsModel {
	const members = membersOf(signers, signer);
	const all = members.length > 0 ? members : [signer];
	return {
		id: signer.groupKey ?? signer.id,
		signerName: signer.groupName ?? signer.name,
		signerRole: signer.role,
		signerEmail: signer.email,
		status: publicStatus(signer.status),
		...presentAuthentication(signer, all),
		isDeliveryFailed: all.every(isNotReached),
		isViewed: all.some((one) => one.isViewed),
		order: signer.order,
		signerType: signer.type,
		hostEmail: signer.hostEmail ?? "",
		hostName: signer.hostName ?? "",
		isReassigned: all.some((one) => one.settings.isReassigned),
		privateMessage: signer.privateMessage,
		allowFieldConfiguration: false,
		formFields,
		locale: signer.locale as Locale,
		signType: signer.groupKey === null ? "Single" : "Group",
		groupId: signer.groupId,
		recipientNotificationSettings: presentNotifications(signer.settings.recipientNotifications),
		deliveryMode: signer.deliveryMode as DeliveryMode,
		phoneNumber:
			signer.phoneNumber === null ? null : { countryCode: signer.phoneCountryCode ?? "", number: signer.phoneNumber },
		idVerification: presentIdentity(signer),
		enableQes: false,
		groupSigners: members.map(presentMember),
	};
}

/** The request, or the code they asked for, does not arrive. */
function isNotReached({ deliveryStatus, isCodeMissing }: ListedSigner): boolean {
	return deliveryStatus === "Failed" || isCodeMissing;
}

/** How a document is to be shown; null: none is. */
function presentIdentity({
	authenticationType,
	settings,
	...signer
}: ListedSigner): SignerDetailsModel["idVerification"] {
	if (authenticationType !== "IdVerification") return null;
	const identity = settings.identity ?? USUAL_IDENTITY;
	const { nameMatcher, allowedKinds, requiresLiveCapture, requiresMatchingSelfie, holdsForPrefill } = identity;
	return {
		type: PROOF_FREQUENCIES.find((one) => one === signer.authenticationFrequency) ?? "OncePerDocument",
		maximumRetryCount: signer.authenticationTries,
		// What was accepted stays so, whatever was refused after that on another device.
		status: signer.isProved ? "Completed" : signer.isProofLocked ? "Failed" : "NotCompleted",
		nameMatcher,
		requireLiveCapture: requiresLiveCapture,
		requireMatchingSelfie: requiresMatchingSelfie,
		holdForPrefill: holdsForPrefill,
		prefillCompleted: holdsForPrefill ? signer.isPrefilled : null,
		allowedDocumentTypes: allowedKinds,
		allowedCountries: null,
	};
}

function presentMember(member: ListedSigner): SignerDetailsModel["groupSigners"][number] {
	return {
		id: member.id,
		signerEmail: member.email,
		signerName: member.name,
		status: publicStatus(member.status),
		isViewed: member.isViewed,
		isDeliveryFailed: isNotReached(member),
		isAuthenticationFailed: isLocked([member]),
	};
}

/** What a signer is asked to prove, and how it went; of a group, with each of its members. */
function presentAuthentication(signer: ListedSigner, all: readonly ListedSigner[]) {
	const { authenticationType, authenticationFrequency, authenticationTries } = signer;
	const isFailed = isLocked(all);
	const isProved = all.some((one) => one.isProved);
	const isAccepted = isProved && authenticationType === "IdVerification";
	const status = isFailed && !isAccepted ? "Failed" : isProved ? "Completed" : "NotCompleted";
	const isAsked = authenticationType !== "None";
	const frequency = PROOF_FREQUENCIES.find((one) => one === authenticationFrequency) ?? "None";
	return {
		enableAccessCode: authenticationType === "AccessCode",
		enableEmailOTP: authenticationType === "EmailOTP",
		authenticationType,
		isAuthenticationFailed: isFailed,
		authenticationRetryCount: isAsked ? authenticationTries : null,
		authenticationSettings: isAsked ? ({ authenticationFrequency: frequency, status } as const) : null,
	};
}

/** Whether too many codes were wrong, for every one of them; null: no proof is asked. */
function isLocked(all: readonly ListedSigner[]): boolean | null {
	if (all.every(({ authenticationType }) => authenticationType === "None")) return null;
	return all.every(({ isProofLocked }) => isProofLocked);
}

/** Of a group's member who has nothing to do any more, the public names know no more than "None". */
function publicStatus(status: ListedSigner["status"]): SignerDetailsModel["status"] {
	return status === "NotNeeded" ? "None" : status;
}

/** All switches as they stand; null when nothing was said. */
export function presentNotifications(
	said: RecipientNotifications | null,
): Record<RecipientNotification, boolean> | null {
	if (!said) return null;
	const entries = RECIPIENT_NOTIFICATIONS.map((name) => [name, said[name] ?? true] as const);
	return Object.fromEntries(entries) as Record<RecipientNotification, boolean>;
}

/** What a document's state means to the person asking. */
export function displayStatus(
	document: { status: string; sealState: string; signers: Pick<ListedSigner, "email" | "status" | "isActive">[] },
	me: string,
): string {
	if (document.status !== "InProgress") return document.status;
	if (document.sealState !== "None") return "Finalizing";
	const isMine = document.signers.some(
		(signer) => signer.isActive && signer.status === "NotCompleted" && signer.email.toLowerCase() === me.toLowerCase(),
	);
	return isMine ? "WaitingForMe" : "WaitingForOthers";
}
