import { expect, it } from "vitest";
import type { SealedDocument } from "#lib/db/stores/sealing/verification.ts";
import { areRowsOfTrail, checkedSigners } from "./checked-signers.ts";

const at = new Date("2026-11-21T10:00:00.000Z");
const later = new Date("2026-11-21T11:00:00.000Z");
const HOST = { hostName: "Ana", hostEmail: "ana@example.com" };
const PHONE = { phoneCountryCode: "+33", phoneNumber: "612345678" };
const ROW: SealedDocument["signers"][number] = {
	...{ id: "mia", name: "Mia", email: "mia@example.com", type: "InPersonSigner", groupName: null, ...HOST },
	...{ deliveryMode: "SMS", authenticationType: "None", ...PHONE },
	...{ firstDeliveredAt: at, viewedAt: at, consentedAt: at, signedAt: at },
};

const by = (type: string, data: object = {}) => ({
	...{ type, at, actorId: "mia", actorName: "Mia", actorEmail: "mia@example.com", data },
});
const SIGNED = { signerType: "InPersonSigner", ...HOST, phone: "+33 612345678" };
const sent = { ...by("SmsSent", { signerId: "mia" }), actorId: null };
const TRAIL = [sent, by("DocumentViewed"), by("ConsentGiven"), by("SignerCompleted", SIGNED)];
// What an earlier version recorded.
const SPARSE = [by("SignerCompleted", { signerType: "InPersonSigner" })];

it.each<[string, Partial<typeof ROW>, object[], boolean]>([
	["is the one of the trail", {}, TRAIL, true],
	["has another address", { email: "eve@example.com" }, TRAIL, false],
	["has another host", { hostName: "Eve" }, TRAIL, false],
	["has a host with another address", { hostEmail: "eve@example.com" }, TRAIL, false],
	["has a group", { groupName: "Finance" }, TRAIL, false],
	["has another phone number", { phoneNumber: "666" }, TRAIL, false],
	["is sent no text messages", { deliveryMode: "Email" }, TRAIL, false],
	["was asked at another time", { firstDeliveredAt: later }, TRAIL, false],
	["viewed it at another time", { viewedAt: later }, TRAIL, false],
	["agreed at another time", { consentedAt: later }, TRAIL, false],
	["signed at another time", { signedAt: later }, TRAIL, false],
	["says more than an earlier trail", {}, SPARSE, true],
	["has a group that an earlier trail would have named", { groupName: "Finance" }, SPARSE, false],
])("a row that %s", (_what, change, events, isOfTrail) => {
	const trail = events as never;
	expect(areRowsOfTrail([{ ...ROW, ...change }], checkedSigners(trail), trail)).toBe(isOfTrail);
});
