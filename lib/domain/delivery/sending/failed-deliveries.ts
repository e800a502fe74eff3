import type { DeliveryFailure } from "#lib/db/stores/delivery-failures.ts";

type Reached = {
	id: string;
	email: string;
	/** Who is mailed instead where somebody signs in person. */
	hostEmail: string | null;
	phoneCountryCode: string | null;
	phoneNumber: string | null;
};

/** What did not arrive at a signer: the mail to the address, or the text message to the number. */
export type FailedDelivery = { channel: "mail" | "sms"; to: string; reason: string };

/**
 * On which ways a signer is not reached, in the order of the failures.
 *
 * @param failures of everybody of the document
 */
export function failedDeliveries(signer: Reached, failures: readonly DeliveryFailure[]): FailedDelivery[] {
	return failures
		.filter((failure) => failure.signerId === signer.id)
		.map(({ channel, reason }) => {
			const number = `${signer.phoneCountryCode ?? ""}${signer.phoneNumber ?? ""}`;
			return channel === "sms"
				? { channel: "sms", to: number, reason }
				: { channel: "mail", to: signer.hostEmail ?? signer.email, reason };
		});
}
