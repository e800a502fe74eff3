import { createHash, randomUUID } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import type { StoredAuditEvent } from "#lib/db/stores/whole-document.ts";
import { eventHash } from "#lib/domain/audit/chain.ts";
import { systemContext } from "#lib/domain/context.ts";
import { closePdfPool } from "#lib/pdf/close-pdf-pool.ts";
import { corpusFile } from "#lib/testing/api-caller.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { judgeOrigin } from "./judge-origin.ts";
import { readProblem, readReport, writeProblem, writeReport } from "./report-word.ts";
import { verifyFile } from "./verify-file.ts";

const installation = useTestDatabase();
afterAll(closePdfPool);

async function verify(bytes: Uint8Array) {
	const path = join(installation.dataDir, `${randomUUID()}.pdf`);
	await writeFile(path, bytes);
	const sha256 = createHash("sha256").update(bytes).digest("hex");
	return verifyFile(systemContext("test"), { path, fileName: "Lease.pdf", sizeBytes: bytes.length, sha256 });
}

describe("verifying a file", () => {
	it.each([
		["bt-own-ec.pdf", "valid"],
		["tampered-byte.pdf", "invalid"],
		["certified-docmdp1-then-modified.pdf", "modified"],
		["plain.pdf", "unsigned"],
		["not-a-pdf.pdf", "not-a-pdf"],
	] as const)("calls %s %s", async (name, verdict) => {
		const report = await verify(await corpusFile(name));
		expect(report).toMatchObject({ verdict, origin: "none", isSealedFile: false });
		expect(readReport(writeReport(report))).toEqual(report);
	});
});

describe("a report in an address", () => {
	it("cannot be made or changed by anybody else", async () => {
		const word = writeReport({ ...(await verify(await corpusFile("plain.pdf"))), verdict: "unsigned" });
		const [body = "", signature = ""] = word.split(".");
		const forged = Buffer.from(JSON.stringify({ verdict: "valid" })).toString("base64url");
		for (const other of [`${forged}.${signature}`, `${body}x.${signature}`, body, `${body}.`, ".", "", "nonsense"]) {
			expect(readReport(other)).toBeNull();
			expect(readProblem(other)).toBeNull();
		}
	});

	it("has a problem beside it, and neither is taken for the other", async () => {
		const report = writeReport(await verify(await corpusFile("plain.pdf")));
		const problem = writeProblem("“Bail.pdf” needs a password.");
		expect(readProblem(problem)).toBe("“Bail.pdf” needs a password.");
		expect(readProblem(report)).toBeNull();
		expect(readReport(problem)).toBeNull();
	});
});

describe("whether a trail is ours", () => {
	const documentId = randomUUID();
	const event = (seq: number, previous: string, type = "DocumentSent"): StoredAuditEvent => {
		const at = new Date(Date.UTC(2026, 0, 1, 0, seq));
		const data = { title: "Lease" };
		const chained = {
			...{
				documentId,
				seq,
				type,
				data,
				actorType: "user",
				actorId: null,
				actorName: "Ada",
				actorEmail: "a@example.com",
			},
			...{ ip: "", userAgent: "", at: at.toISOString() },
		};
		return { ...chained, at, hash: eventHash(previous, chained) };
	};
	const first = event(1, "");
	const second = event(2, first.hash);
	const third = event(3, second.hash, "DocumentSealed");
	const found = (events: StoredAuditEvent[]) => ({ kind: "found" as const, sealedSha256: "s", events });

	it.each([
		["matches when the certificate names a link of it", found([first, second, third]), second.hash, "matches"],
		["differs when it names none", found([first, second, third]), "f".repeat(64), "differs"],
		["differs when the certificate names nothing", found([first]), null, "differs"],
		[
			"is broken when an event was changed",
			found([first, { ...second, actorName: "Eve" }, third]),
			third.hash,
			"broken",
		],
		["is broken when an event is missing", found([first, third]), third.hash, "broken"],
		["is purged", { kind: "purged" as const }, first.hash, "purged"],
		["is unknown", { kind: "unknown" as const }, first.hash, "unknown"],
	] as const)("%s", (_, trail, chainHead, origin) => {
		expect(judgeOrigin(trail as Parameters<typeof judgeOrigin>[0], chainHead, "other").origin).toBe(origin);
	});

	it("recognises the very file that was sealed", () => {
		expect(judgeOrigin(found([first]), first.hash, "s").isSealedFile).toBe(true);
		expect(judgeOrigin(found([first]), first.hash, "t").isSealedFile).toBe(false);
	});
});
