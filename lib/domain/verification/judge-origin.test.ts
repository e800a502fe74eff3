import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import type { StoredAuditEvent } from "#lib/db/stores/documents/whole-document.ts";
import type { KnownFile, SealedDocument } from "#lib/db/stores/sealing/verification.ts";
import { eventHash } from "#lib/domain/audit/chain.ts";
import type { TrailCheck } from "#lib/domain/audit/check-trail.ts";
import type { CertificateRecord } from "#lib/domain/sealing/sealing-certificates.ts";
import { judgeOrigin, judgeUpload, type SealedBytes } from "./judge-origin.ts";

describe("whether a file whose hash is known is vouched for by the trail", () => {
	const documentId = randomUUID();
	const C = { sha256: "c" };
	const event = (seq: number, previous: string, type: string, data: Record<string, unknown>): StoredAuditEvent => {
		const at = new Date(Date.UTC(2026, 0, 1, 0, seq));
		const chained = {
			...{ documentId, seq, type, data, actorType: "user", actorId: null, actorName: "Ada" },
			...{ actorEmail: "a@example.com", ip: "", userAgent: "", at: at.toISOString() },
		};
		return { ...chained, data, at, hash: eventHash(previous, chained), mac: null, macKeyId: null };
	};
	const sent = event(1, "", "DocumentSent", { title: "Lease" });
	const files = [{ kind: "Document", sha256: "s" }];
	const sealed = event(2, sent.hash, "DocumentSealed", { level: "B-B", sha256: "s", sealedWith: "ours", files });
	const earlier = event(2, sent.hash, "DocumentSealed", { level: "B-B", sha256: "s" });
	const read = event(3, sealed.hash, "DocumentDownloaded", { what: "sealed" });
	const found = (events: StoredAuditEvent[], fileKind = "Document", rows: SealedDocument["signers"] = []) => {
		const chainHead = events.at(-1)?.hash ?? "";
		const document: SealedDocument = { id: documentId, isSandbox: false, chainHead, signers: rows, events };
		return { kind: "found" as const, fileKind, document };
	};
	const cutOff = found([sent, sealed]);
	cutOff.document.chainHead = read.hash;
	const purged = { kind: "purged" as const, fileKind: "Document", documentId, deletedAt: new Date() };
	const signer = {
		...({
			id: "mia",
			name: "Mia",
			email: "",
			type: "Signer",
			hostName: null,
			hostEmail: null,
			groupName: null,
		} as const),
		...({ deliveryMode: "Email", authenticationType: "None", phoneCountryCode: null, phoneNumber: null } as const),
		...{ firstDeliveredAt: null, viewedAt: null, consentedAt: null, signedAt: new Date() },
	};

	it.each<[string, KnownFile, Partial<SealedBytes>, CertificateRecord, string, string?]>([
		["by a whole trail that names it", found([sent, sealed, read]), {}, "recorded", "here"],
		["by one of an earlier version, which names no other file", found([sent, earlier]), {}, "recorded", "here"],
		["as a certificate by one of an earlier version", found([sent, earlier], "Certificate"), C, "recorded", "here"],
		["not as another document by one of an earlier version", found([sent, earlier]), C, "recorded", "broken", "file"],
		[
			"not as a certificate by one that names its files",
			found([sent, sealed], "Certificate"),
			C,
			"recorded",
			"broken",
			"file",
		],
		["not by one that has no sealing", found([sent]), {}, "recorded", "broken", "file"],
		["not by one whose last event was removed", cutOff, {}, "recorded", "broken", "end"],
		[
			"not if the file names another document",
			found([sent, sealed]),
			{ documentId: "other" },
			"recorded",
			"broken",
			"seal",
		],
		[
			"not if the file names another trail",
			found([sent, sealed]),
			{ chainHead: "other" },
			"recorded",
			"broken",
			"seal",
		],
		[
			"not if the file names its own sealing",
			found([sent, sealed]),
			{ chainHead: sealed.hash },
			"recorded",
			"broken",
			"seal",
		],
		["not if the file has no seal", found([sent, sealed]), { sealedWith: null }, "not-recorded", "broken", "seal"],
		[
			"not with another certificate than the trail names",
			found([sent, sealed]),
			{ sealedWith: "theirs" },
			"recorded",
			"broken",
			"seal",
		],
		[
			"not if rows name signers the trail doesn’t",
			found([sent, sealed], "Document", [signer]),
			{},
			"recorded",
			"broken",
			"signers",
		],
		[
			"not if the record of the certificate was changed",
			found([sent, sealed]),
			{},
			"changed",
			"broken",
			"certificates",
		],
		["unconfirmed without a record of the certificate", found([sent, sealed]), {}, "not-recorded", "unconfirmed"],
		["unconfirmed without the key", found([sent, sealed]), {}, "unknown", "unconfirmed"],
		["not if the purged one’s file has no seal", purged, { sealedWith: null }, "not-recorded", "broken", "seal"],
		["as deleted when the document was purged", purged, {}, "recorded", "deleted"],
		["unconfirmed without a record when the document was purged", purged, {}, "not-recorded", "unconfirmed"],
		[
			"not if the file names another than the purged one",
			purged,
			{ documentId: "other" },
			"recorded",
			"broken",
			"seal",
		],
	])("%s", (_case, known, change, certificate, kind, broken) => {
		const file = { sha256: "s", documentId, chainHead: sent.hash, sealedWith: "ours", asSealedSha256: null, ...change };
		expect(judgeOrigin(known, file, "whole", certificate)).toMatchObject({ kind, ...(broken && { broken }) });
	});

	it.each<[TrailCheck, CertificateRecord, object]>([
		[{ broken: "wrongMac", entry: 2 }, "recorded", { kind: "broken", broken: "wrongMac", entry: 2 }],
		[{ broken: "noMac", entry: 1 }, "not-recorded", { kind: "broken", broken: "noMac", entry: 1 }],
		["unknown", "recorded", { kind: "unconfirmed", unconfirmed: "key" }],
		["unknown", "not-recorded", { kind: "unconfirmed", unconfirmed: "key" }],
		["unknown", "changed", { kind: "broken", broken: "certificates" }],
	])("with the trail %j and the certificate %s: %j", (trail, certificate, origin) => {
		const file = { sha256: "s", documentId, chainHead: sent.hash, sealedWith: "ours", asSealedSha256: null };
		expect(judgeOrigin(found([sent, sealed]), file, trail, certificate)).toMatchObject(origin);
	});

	it.each([
		["s", "earlier"],
		["t", "timestamped"],
		["x", null],
	])("%s is %s where a timestamp was added", (sha256, kind) => {
		const timestampedAt = "2026-01-01T08:00:00.000Z";
		const all = [...files, { kind: "Certificate", sha256: "x" }];
		const both = event(2, sent.hash, "DocumentSealed", { sha256: "s", sealedWith: "ours", files: all });
		const added = { timestampedAt, files: [{ kind: "Document", sha256: "t", of: "s" }] };
		const stamped = event(3, both.hash, "DocumentTimestamped", added);
		const file = { sha256, documentId, chainHead: sent.hash, sealedWith: "ours", asSealedSha256: null };
		const state = kind && { kind, at: new Date(timestampedAt) };
		expect(judgeOrigin(found([sent, both, stamped]), file, "whole", "recorded")).toMatchObject({ kind: "here", state });
		expect(judgeOrigin(found([sent, both]), { ...file, sha256: "t" }, "whole", "recorded")).toMatchObject({
			broken: "file",
		});
	});

	it("an upload is named by a whole trail that names it alone", () => {
		const uploads = [{ sha256: "a" }, { sha256: "b" }];
		const asked = event(1, "", "DocumentSent", { files: uploads });
		const upload = (position: number, events = [asked]) => ({
			position,
			document: { id: documentId, status: "Declined" as const, isSandbox: false, events },
		});
		expect(judgeUpload(upload(1), "b", "whole")).toEqual({
			id: documentId,
			number: 2,
			status: "Declined",
			isSandbox: false,
		});
		expect(judgeUpload(upload(0), "b", "whole")).toBeNull();
		expect(judgeUpload(upload(1), "b", { broken: "trail", entry: 1 })).toBeNull();
		expect(judgeUpload(upload(1), "b", "unknown")).toBeNull();
		expect(judgeUpload(upload(1, []), "b", "whole")).toBeNull();
	});
});
