import { expect, it } from "vitest";
import type { StoredAuditEvent } from "#lib/db/stores/documents/whole-document.ts";
import { describeSteps } from "./group-entries.ts";

const event = (seq: number, type: string, time: string): StoredAuditEvent => ({
	...{ documentId: "d", seq, type, at: new Date(`2026-03-01T${time}Z`), data: {}, hash: "" },
	...{ mac: null, macKeyId: null },
	...{ actorType: "signer", actorId: "s", actorName: "Mia Chen", actorEmail: "", ip: "", userAgent: "" },
});

const wordsOf = (locale: string, events: StoredAuditEvent[]) =>
	describeSteps(locale, events, "UTC").map(({ text }) => text);

it("an audit trail shows where the server's clock was set back", () => {
	const events = [
		event(1, "DocumentViewed", "10:00:00"),
		event(2, "SignerSaved", "09:00:00"),
		event(3, "SignerSaved", "09:00:01"),
	];
	expect(wordsOf("EN", events)).toEqual([
		expect.not.stringContaining("clock"),
		expect.stringMatching(/ The server clock was set back by 3,600 s before this entry\.$/),
		expect.not.stringContaining("clock"),
	]);
	expect(wordsOf("FR", events)[1]).toMatch(
		/ L’horloge du serveur a été retardée de 3.600\u00a0s avant cette entrée\.$/,
	);
});

it("reports no set-back for values filled in earlier, or for two servers whose clocks differ slightly", () => {
	const events = [
		event(1, "DocumentViewed", "10:00:05"),
		event(2, "FieldFilled", "09:59:00"),
		event(3, "SignerCompleted", "10:00:04.600"),
	];
	expect(wordsOf("EN", events).join()).not.toContain("clock");
});
