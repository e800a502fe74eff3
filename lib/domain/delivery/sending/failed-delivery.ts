import { SMS_ERROR } from "#lib/db/stores/mails.ts";

type Reached = {
	email: string;
	/** Who is mailed instead where somebody signs in person. */
	hostEmail: string | null;
	phoneCountryCode: string | null;
	phoneNumber: string | null;
	deliveryError: string | null;
};

/** What did not arrive at a signer whose delivery failed: the mail to the address, or the text message to the number. */
export type FailedDelivery = { channel: "mail" | "sms"; to: string; reason: string };

/** Reads what `setDeliveryFailed` has noted. */
export function failedDelivery(signer: Reached): FailedDelivery {
	const error = signer.deliveryError ?? "";
	if (!error.startsWith(SMS_ERROR)) return { channel: "mail", to: signer.hostEmail ?? signer.email, reason: error };
	const to = `${signer.phoneCountryCode ?? ""}${signer.phoneNumber ?? ""}`;
	return { channel: "sms", to, reason: error.slice(SMS_ERROR.length) };
}
