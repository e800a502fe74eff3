import type { SignerDetails } from "../details.ts";

/** Somebody who is asked by mail and has done nothing yet. */
export const SIGNER: SignerDetails = {
	id: "1",
	name: "Mia Chen",
	email: "mia@example.com",
	phone: null,
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
