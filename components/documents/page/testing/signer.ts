import type { SignerDetails } from "../../details.ts";

/** A signer who is asked by email and has done nothing yet. */
export const SIGNER: SignerDetails = {
	id: "1",
	name: "Mia Chen",
	email: "mia@example.com",
	phone: null,
	isUnsaved: false,
	deliveryMode: "Email",
	type: "Signer",
	hostName: null,
	hostEmail: null,
	order: null,
	status: "NotCompleted",
	isAsked: true,
	isSentTo: true,
	deliveryStatus: "None",
	failures: [],
	nextAttemptAt: null,
	lastRemindedAt: null,
	viewedAt: null,
	signedAt: null,
	declineReason: null,
	proof: null,
	members: [],
};
