import { expect, it } from "vitest";
import type { ListedDocument } from "#lib/domain/documents/listing/list-for-sender.ts";
import { toListRow } from "./to-list-row.ts";

const SIGNER = {
	...{ deliveryStatus: "Failed", codeFailure: null, type: "Signer", activatedAt: new Date(), order: 1 },
	...{ groupKey: null, groupName: null, status: "NotCompleted" },
} as const;
const signers = [
	{ ...SIGNER, id: "s1", name: "Mo Member", email: "MO@example.com" },
	{ ...SIGNER, id: "s2", name: "Mia Chen", email: "mia@example.com" },
];
const LISTED = {
	...{ id: "d1", title: "Lease", status: "InProgress", sealState: "None", pictureState: "Undrawn", teamId: "t1" },
	...{ createdAt: new Date(), activityAt: new Date(), correctedSince: new Date(), labels: ["secret"], senderId: "u1" },
	...{ expiresAt: null, deletedAt: null, purgeAt: null, heldAt: new Date(), identityVerifications: [{ id: "v1" }] },
	...{ sender: { id: "u1", name: "Ada", pictureKey: null }, signers, signingSlots: signers },
} as unknown as ListedDocument;
const reader = { userId: "u2", email: "mo@example.com" };

it("who is only asked to sign is told what waits for them and from whom, and nothing of the others", () => {
	const row = toListRow({ ...LISTED, isReached: false }, reader);
	expect(row).toMatchObject({ title: "Lease", sender: { name: "Ada" }, myTurn: "sign", waitingFor: ["Mo Member"] });
	expect(row).toMatchObject({ isUndelivered: false, isHeld: false, isCorrected: false, isToReview: false });
	expect(JSON.stringify(row)).not.toMatch(/mia|Mia|secret/);
	const reached = toListRow({ ...LISTED, isReached: true }, reader);
	expect(reached).toMatchObject({ isHeld: true, labels: ["secret"], waitingFor: ["Mo Member", "Mia Chen"] });
});
