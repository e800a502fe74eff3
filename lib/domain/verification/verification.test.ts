import { createHash, randomUUID } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import type { FileReport } from "#lib/contract/file-report.ts";
import { wordReport } from "#lib/contract/word-report.ts";
import { wordSignature } from "#lib/contract/word-signature.ts";
import { db } from "#lib/db/client.ts";
import type { SealedDocument } from "#lib/db/stores/sealing/verification.ts";
import { operatorContext, visitorContext } from "#lib/domain/context.ts";
import { messages } from "#lib/i18n/generated/verification-report.js";
import { told } from "#lib/i18n/report/told.ts";
import { closePdfPool } from "#lib/pdf/close-pdf-pool.ts";
import type { VerifyReport, VerifySignature } from "#lib/pdf/tasks.ts";
import { corpusFile, makeCaller, sendForm } from "#lib/testing/api-caller.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { describeFile } from "./describe-file.ts";
import { findOrigin } from "./find-origin.ts";
import type { Origin } from "./judge-origin.ts";
import { readProblem, readReport, writeProblem, writeReport } from "./report-word.ts";
import { verifyFile } from "./verify-file.ts";

const inEnglish = (report: FileReport) => wordReport(report, messages.EN, "EN");
const installation = useTestDatabase();
afterAll(closePdfPool);

async function verify(bytes: Uint8Array) {
	const path = join(installation.dataDir, `${randomUUID()}.pdf`);
	await writeFile(path, bytes);
	const sha256 = createHash("sha256").update(bytes).digest("hex");
	return verifyFile(operatorContext("test"), { path, fileName: "Lease.pdf", sha256 }, (asked) =>
		findOrigin(visitorContext(), asked),
	);
}

describe("a file that was not sealed here", () => {
	it.each([
		["bt-own-ec.pdf", "not-sealed-here", "Unchanged, but not sealed by anyone this server knows."],
		["tampered-byte.pdf", "changed", "Changed: a signature doesn’t match the document."],
		["certified-docmdp1-then-modified.pdf", "changed", "Changed after signing."],
		["plain.pdf", "unsigned", "This PDF has no signature."],
		["not-a-pdf.pdf", "not-a-pdf", "This file isn’t a PDF, or is too damaged to read."],
	] as const)("%s is %s", async (name, verdict, summary) => {
		const report = await verify(await corpusFile(name));
		expect(inEnglish(report)).toMatchObject({ verdict, summary, signers: [] });
		expect(readReport(writeReport(report))).toEqual(report);
	});
});

describe("a file as it was uploaded", () => {
	it("is named with its number and the status of its document, and no one’s name", async () => {
		const [caller, bytes] = [await makeCaller(), await corpusFile("plain.pdf")];
		const unique = (name: string) => Buffer.concat([bytes, Buffer.from(`\n% ${name} ${randomUUID()}\n`)]);
		const [lease, annex] = [unique("lease"), unique("annex")];
		const send = async () => {
			const form = await sendForm({}, lease);
			form.append("Files", new Blob([new Uint8Array(annex)]), "Annex.pdf");
			return String((await caller.call("POST", "/v1/document/send", form)).body.documentId);
		};
		expect(await verify(annex)).toMatchObject({ verdict: "unsigned", documentId: null });
		const documentId = await send();
		const report = await verify(annex);
		expect(report).toMatchObject({ verdict: "as-uploaded", upload: { number: 2, status: "InProgress" }, documentId });
		expect(inEnglish(report)).toMatchObject({
			tone: "neutral",
			summary: `File 2 of document ${documentId}, as uploaded.`,
			detail: expect.stringContaining("Document status: in progress."),
		});
		expect(wordReport(report, messages.FR, "FR").summary).toBe(`Fichier 2 du document ${documentId}, tel qu’importé.`);
		expect(JSON.stringify(inEnglish(report))).not.toMatch(/Grace|Ada|example\.com/);
		await send();
		expect(await verify(annex)).toMatchObject({ verdict: "as-uploaded", upload: null, documentId: null });
		for (const { documentId: id } of await db().documentFile.findMany({ where: { name: "Annex.pdf" } })) {
			await caller.call("DELETE", `/v1/document/delete?documentId=${id}`);
		}
		expect(await verify(annex)).toMatchObject({ verdict: "unsigned", documentId: null });
	});
});

describe("a report in an address", () => {
	it("cannot be made or changed by anybody else", async () => {
		const word = writeReport(await verify(await corpusFile("plain.pdf")));
		const [body = "", signature = ""] = word.split(".");
		const forged = Buffer.from(JSON.stringify({ verdict: "sealed-here" })).toString("base64url");
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

describe("what is said of a file", () => {
	const checked = { fileName: "Lease.pdf", sha256: "s", checkedAt: new Date(0) };
	const NOTHING: VerifyReport = {
		...{ isPdf: true, verdict: "valid", signatures: [], laterChanges: [], documentId: "named", chainHead: null },
		...{ notJudged: [], sealedWith: null, asSealedSha256: null },
	};
	const signedAt = new Date("2026-11-21T10:12:13.000Z");
	const rest = { email: "", host: null, groupName: null, phone: null };
	const signers = [
		{ ...rest, id: "mia", name: "Mia Chen", type: "Signer", signedAt, consentVersion: "2" },
		{ ...rest, id: "omar", name: "Omar Diaz", type: "Reviewer", signedAt, consentVersion: null },
	];
	const here = (change: Partial<SealedDocument> = {}, named = signers): Origin => {
		const document = { id: "own", isSandbox: false, chainHead: "", signers: [], events: [], ...change };
		return { kind: "here", fileKind: "Document", document, signers: named, state: null };
	};
	const deleted: Origin = { kind: "deleted", fileKind: "Document", documentId: "own", deletedAt: signedAt };

	it("names who signed a document that was sealed here", () => {
		expect(inEnglish(describeFile(checked, NOTHING, here()))).toMatchObject({
			...{ verdict: "sealed-here", tone: "good", summary: "Sealed here and unchanged.", documentId: "own" },
			signers: [
				{ text: "Mia Chen signed on 2026-11-21 10:12:13 UTC. Agreed to version 2 of the consent text." },
				{ text: "Omar Diaz reviewed and approved on 2026-11-21 10:12:13 UTC." },
			],
		});
	});

	it.each<[string, Partial<VerifyReport>, Origin, string, RegExp]>([
		["a purged one", {}, deleted, "sealed-here", /unchanged; its audit trail was deleted on November 21, 2026\./],
		[
			"a changed trail",
			{},
			{ kind: "broken", documentId: "own", broken: "trail" },
			"broken-trail",
			/its audit trail was changed/,
		],
		[
			"an unrecorded certificate",
			{},
			{ kind: "unconfirmed", documentId: "own", unconfirmed: "certificate" },
			"unconfirmed",
			/can’t confirm who sealed it/,
		],
		["no installation", {}, { kind: "unasked" }, "not-sealed-here", /didn’t look up/],
		["a stranger's", {}, { kind: "elsewhere", named: "nothing" }, "not-sealed-here", /not sealed by anyone/],
		["a forged one", {}, { kind: "elsewhere", named: "known" }, "not-sealed-here", /not sealed by anyone/],
		["a changed one", { verdict: "modified" }, { kind: "elsewhere", named: "known" }, "changed", /^Changed/],
		[
			"one of another kind",
			{ verdict: "unknown" },
			{ kind: "elsewhere", named: "nothing" },
			"not-checked",
			/^Not checked: /,
		],
		// An upload's own broken signature does not make another file of it.
		["a broken upload", { verdict: "invalid" }, here(), "sealed-here", /^Sealed here and unchanged\.$/],
	])("%s", (_case, change, origin, verdict, summary) => {
		const report = inEnglish(describeFile(checked, { ...NOTHING, ...change }, origin));
		expect(report).toMatchObject({ verdict, summary: expect.stringMatching(summary) });
	});

	it.each<[string, Partial<VerifyReport>, Origin, string]>([
		["an upload's broken signature", { verdict: "invalid" }, here(), "that signature is not valid"],
		["what was not judged", { notJudged: [told("script")] }, { kind: "unasked" }, "contains a script"],
		["the sandbox", {}, here({ isSandbox: true }), "Created in the sandbox"],
		["a false name", {}, { kind: "elsewhere", named: "known" }, "isn’t the sealed file"],
		["a foreign name", {}, { kind: "elsewhere", named: "unknown" }, "this server doesn’t know"],
	])("%s is told beside it", (_case, change, origin, words) => {
		const { findings } = inEnglish(describeFile(checked, { ...NOTHING, ...change }, origin));
		expect(findings).toEqual([{ tone: expect.any(String), text: expect.stringContaining(words) }]);
	});

	it("is said in French where the page is French", () => {
		const sandboxed = wordReport(describeFile(checked, NOTHING, here({ isSandbox: true })), messages.FR, "FR");
		expect(sandboxed).toMatchObject({
			summary: "Scellé ici et inchangé.",
			findings: [{ text: "Créé dans l’environnement de test." }],
			signers: [
				{ text: "Mia Chen a signé le 2026-11-21 10:12:13 UTC. Texte de consentement accepté\u202f: version 2." },
				{ text: "Omar Diaz a relu et approuvé le 2026-11-21 10:12:13 UTC." },
			],
		});
		const changed = { notJudged: [told("script")], laterChanges: [told("pageChanged", { page: 1200 })] };
		expect(wordReport(describeFile(checked, { ...NOTHING, ...changed }, here()), messages.FR, "FR")).toMatchObject({
			findings: [{ text: expect.stringContaining("contient un script") }],
			laterChanges: ["Le contenu de la page 1\u202f200 a été modifié."],
		});
		const purged = wordReport(describeFile(checked, NOTHING, deleted), messages.FR, "FR");
		expect(purged.summary).toContain("sa piste d’audit a été supprimée le 21 novembre 2026.");
	});

	it("keeps what an address can hold, and counts the rest", () => {
		const many = Array.from({ length: 13 }, () => signers)
			.flat()
			.slice(1);
		const report = describeFile(checked, NOTHING, here({}, many));
		expect(report).toMatchObject({ signers: { length: 20 }, moreSigners: 5 });
	});
});

describe("what is said of a signature", () => {
	const signature: VerifySignature = {
		...{
			name: "Acme",
			level: "B-T",
			signedAt: null,
			timestampedAt: "2026-11-21T01:32:17.000Z",
			timestampedBy: "Clock",
		},
		...{
			isTimeTrusted: false,
			isTimestampRevoked: false,
			isIssuerTrusted: false,
			isIntact: true,
			isUnknown: false,
			coversWholeFile: true,
			isExtended: false,
			certification: 1,
		},
		...{ subject: "CN=Acme", issuer: "CN=Acme CA", isSelfSigned: false, problem: null },
	};
	const inWords = (one: VerifySignature) => wordSignature(one, 0, messages.EN);
	const lines = (change: Partial<VerifySignature>) =>
		inWords({ ...signature, ...change }).findings.map(({ text }) => text);

	it("reads as plain sentences", () => {
		expect(inWords(signature).title).toBe("Signature 1: Acme (PAdES B-T, with timestamp)");
		expect(lines({ problem: told("certificateExpired") })).toEqual([
			"Intact: the signed content hasn’t changed.",
			"Time: 2026-11-21 01:32:17 UTC, according to a timestamp from Clock, which this server doesn’t know.",
			"Certificate: CN=Acme, issued by CN=Acme CA according to the file. This server doesn’t know this authority.",
			"Covers the whole file.",
			"Certified: no further changes allowed.",
			"Note: The certificate had already expired at the time of signing.",
		]);
	});

	it.each<[Partial<VerifySignature>, string]>([
		[
			{ isTimeTrusted: true },
			"Time: 2026-11-21 01:32:17 UTC, according to a timestamp from Clock, which this server trusts.",
		],
		[
			{ isTimestampRevoked: true },
			"Time: 2026-11-21 01:32:17 UTC, according to a timestamp from Clock, whose certificate was revoked.",
		],
		[
			{ timestampedAt: null, signedAt: "2026-11-21T01:32:17.000Z" },
			"Time: 2026-11-21 01:32:17 UTC, according to the clock of the computer that signed.",
		],
		[{ timestampedAt: null }, "Time: not stated."],
		[{ isExtended: true }, "Covers the whole document. Only validation data or timestamps were added later."],
		[{ isIssuerTrusted: true }, "Certificate: CN=Acme, issued by CN=Acme CA, which this server trusts."],
		[
			{ isSelfSigned: true },
			"Certificate: CN=Acme, self-signed. It shows whether the file was changed, not who sealed it.",
		],
		[{ subject: "" }, "Certificate: missing."],
		[{ isIntact: false }, "Broken: the signed content was changed or can’t be read."],
		[{ isIntact: false, isUnknown: true }, "Not checked: this signature type isn’t supported here."],
	])("%j", (change, line) => {
		expect(lines(change)).toContain(line);
	});
});
