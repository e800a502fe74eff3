import type { DeliveryFailure } from "#lib/db/stores/delivery/delivery-failures.ts";

type Reached = {
	id: string;
	email: string;
	/** Who is mailed instead where somebody signs in person. */
	hostEmail: string | null;
	phoneCountryCode: string | null;
	phoneNumber: string | null;
	authenticationType: string;
	/** What was said of a code that did not arrive; null: none is missing. */
	codeFailure: string | null;
};

/** isCode: what did not arrive at the address or number is the code that the signer asked for, not the request. */
type FailedDelivery = { channel: "mail" | "sms"; to: string; reason: string; isCode: boolean };

/**
 * On which ways a signer is not reached, in the order of the failures, and whether their code did not arrive. Where
 * the request does not arrive either, that says it all.
 *
 * @param failures of everybody of the document
 */
export function failedDeliveries(signer: Reached, failures: readonly DeliveryFailure[]): FailedDelivery[] {
	const number = `${signer.phoneCountryCode ?? ""}${signer.phoneNumber ?? ""}`;
	const requests = failures
		.filter((failure) => failure.signerId === signer.id)
		.map(({ channel, reason }): FailedDelivery => {
			if (channel === "sms") return { channel, to: number, reason, isCode: false };
			return { channel: "mail", to: signer.hostEmail ?? signer.email, reason, isCode: false };
		});
	const code = failedCode(signer, number);
	const isTold = requests.some(({ channel, to }) => channel === code?.channel && to === code.to);
	return code && !isTold ? [...requests, code] : requests;
}

function failedCode(
	{ authenticationType, codeFailure: reason, email }: Reached,
	number: string,
): FailedDelivery | null {
	if (reason === null) return null;
	if (authenticationType === "EmailOTP") return { channel: "mail", to: email, reason, isCode: true };
	return authenticationType === "SMSOTP" ? { channel: "sms", to: number, reason, isCode: true } : null;
}
