import type { DeliveryMode } from "#lib/contract/documents/literals.ts";
import type { FormFieldModel, SignerDetailsModel } from "#lib/contract/documents/read-models.ts";
import {
	RECIPIENT_NOTIFICATIONS,
	type RecipientNotification,
	type RecipientNotifications,
} from "#lib/contract/documents/recipient-notifications.ts";
import type { ListedSigner } from "#lib/db/stores/document-list.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { readSignerSettings } from "./settings.ts";

/** A signer in the public names. */
export function presentSigner(signer: ListedSigner, formFields: FormFieldModel[]): SignerDetailsModel {
	return {
		id: signer.id,
		signerName: signer.name,
		signerRole: signer.role,
		signerEmail: signer.email,
		status: signer.status,
		enableAccessCode: false,
		isAuthenticationFailed: null,
		enableEmailOTP: false,
		authenticationType: "None",
		isDeliveryFailed: signer.deliveryStatus === "Failed",
		isViewed: signer.isViewed,
		order: signer.order,
		signerType: signer.type,
		hostEmail: signer.hostEmail ?? "",
		hostName: signer.hostName ?? "",
		isReassigned: signer.isReassigned,
		privateMessage: signer.privateMessage,
		allowFieldConfiguration: false,
		formFields,
		locale: signer.locale as Locale,
		signType: "Single",
		groupId: null,
		recipientNotificationSettings: presentNotifications(readSignerSettings(signer.settings).recipientNotifications),
		deliveryMode: signer.deliveryMode as DeliveryMode,
		phoneNumber:
			signer.phoneNumber === null ? null : { countryCode: signer.phoneCountryCode ?? "", number: signer.phoneNumber },
		idVerification: null,
		authenticationRetryCount: null,
		authenticationSettings: null,
		enableQes: false,
		groupSigners: [],
	};
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

/** Unix seconds, as all times in read models. */
export function unixSeconds(date: Date): number {
	return Math.floor(date.getTime() / 1000);
}
