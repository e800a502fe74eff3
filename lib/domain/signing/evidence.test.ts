import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { db } from "#lib/db/client.ts";
import { findBrokenLink } from "#lib/domain/audit/chain.ts";
import { jobContext, type SignerContext } from "#lib/domain/context.ts";
import { mintSigningLink } from "#lib/domain/documents/asking/signing-links.ts";
import { sealDocument } from "#lib/domain/sealing/seal-document.ts";
import { CONSENT_VERSION } from "#lib/i18n/signing/consent.ts";
import { storage } from "#lib/storage/storage.ts";
import { makeTempDir } from "#lib/storage/temp.ts";
import { makeCaller, SIGNER, sendTo } from "#lib/testing/api-caller.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { signerContext } from "#lib/testing/signing-document.ts";
import { adoptMark } from "./adopt-mark.ts";
import { finishSigning } from "./finish-signing.ts";
import { giveConsent } from "./give-consent.ts";
import { saveFieldValue } from "./save-field-value.ts";
import { uploadFieldFile } from "./upload-field-file.ts";

useTestDatabase();

const DESK = "203.0.113.7";
const PHONE = "198.51.100.4";
const PASSPORT = Buffer.from("%PDF-1.7 of the passport");

const field = (id: string, y: number, more: object = {}) => ({
	id,
	fieldType: "TextBox",
	pageNumber: 1,
	bounds: { x: 50, y, width: 150, height: 25 },
	...more,
});

/** A document that Grace has filled in over an hour, on two devices, and finished. */
async function signInSteps(): Promise<string> {
	const caller = await makeCaller();
	const formFields = [
		SIGNER.formFields[0],
		field("b", 300),
		field("a", 200),
		field("city", 400, { name: "City" }),
		field("terms", 500, { name: "Terms", value: "30 days" }),
		field("passport", 600, { name: "Passport", fieldType: "Attachment" }),
	];
	const documentId = await sendTo(caller, [{ formFields }]);
	const signer = await db().signer.findFirstOrThrow({ where: { documentId } });
	const link = await mintSigningLink(db(), signer.id, "copied");
	const base = await signerContext(link.slice(link.lastIndexOf("/") + 1));
	const start = Date.now();
	const at = (minutes: number, ip: string): SignerContext => ({
		...base,
		ip,
		userAgent: ip === DESK ? "Desk" : "Phone",
		now: () => new Date(start + minutes * 60_000),
	});
	const save = (context: SignerContext, fieldId: string, revision: number, text: string) =>
		saveFieldValue(context, { fieldId, revision, value: { kind: "text", text } });
	await giveConsent(at(0, DESK), { version: CONSENT_VERSION });
	await save(at(1, DESK), "city", 0, "Lyon");
	await save(at(2, DESK), "b", 0, "second");
	await adoptMark(at(10, PHONE), "signature", { kind: "type", text: "Grace", face: "caveat" });
	await saveFieldValue(at(11, PHONE), { fieldId: "sign", revision: 0, value: { kind: "adopted" } });
	await save(at(20, PHONE), "a", 0, "first");
	// Changed later: what counts is when it came to what was signed.
	await save(at(30, PHONE), "city", 1, "Paris");
	const temp = await makeTempDir();
	const path = join(temp.path, "upload");
	await writeFile(path, PASSPORT);
	const file = { path, fileName: "passport.pdf", sizeBytes: PASSPORT.length };
	await uploadFieldFile(at(40, DESK), { fieldId: "passport", revision: 0, file }, temp.path);
	await temp.remove();
	await finishSigning(at(60, DESK), { edition: 0 });
	return documentId;
}

it("the audit trail says of each field when and where it was filled in, and what it is when it has no name", async () => {
	const documentId = await signInSteps();
	const events = await db().auditEvent.findMany({ where: { documentId }, orderBy: { seq: "asc" } });
	const { at: begun = new Date() } = events.find((event) => event.type === "ConsentGiven") ?? {};
	const filled = events.filter((event) => event.type === "FieldFilled");
	const minutes = (at: Date) => Math.round((at.getTime() - begun.getTime()) / 60_000);
	const told = filled.map(({ at, ip, userAgent, data }) => {
		const { fieldName, fieldType, page, nth, of, kind } = data as Record<string, unknown>;
		return [minutes(at), ip, userAgent, fieldName || `${fieldType} ${nth}/${of} on ${page}`, kind];
	});
	expect(told).toEqual([
		[2, DESK, "Desk", "TextBox 2/2 on 1", undefined],
		[11, PHONE, "Phone", "Signature", undefined],
		[20, PHONE, "Phone", "TextBox 1/2 on 1", undefined],
		[30, PHONE, "Phone", "City", undefined],
		[40, DESK, "Desk", "Passport", undefined],
		[60, DESK, "Desk", "Terms", "prefilled"],
	]);
	const chained = events.map(({ at, ...event }) => ({ ...event, at: at.toISOString() }));
	expect(findBrokenLink(chained as never)).toBeNull();
	const signed = events.find((event) => event.type === "SignerCompleted");
	expect([minutes(signed?.at ?? begun), signed?.ip]).toEqual([60, DESK]);
});

it("the certificate puts them together, with each in its annex, and names what was attached by its hash", async () => {
	const documentId = await signInSteps();
	await sealDocument(jobContext(), documentId);
	const { certificateKey } = await db().document.findUniqueOrThrow({ where: { id: documentId } });
	const local = await storage().localPath(certificateKey ?? "");
	const text = execFileSync("pdftotext", ["-layout", local.path, "-"], { encoding: "utf8" });
	const lines = text.split("\n").map((line) => line.replace(/\s+/g, " ").trim());
	const line = lines.find((one) => one.includes("Grace Signer filled in 6 fields. See"));
	const [, from, to] = /^(\d+)–(\d+) /.exec(line ?? "") ?? [];
	expect(Number(to) - Number(from)).toBe(5);
	const annex = lines.findIndex((one) => one.startsWith("Annex: fields filled in by Grace Signer"));
	const listed = /^\d+ .*(“|Text field)/;
	expect(lines.slice(0, annex).filter((one) => listed.test(one))).toEqual([]);
	const entries = lines.slice(annex).filter((one) => listed.test(one));
	expect(entries.map((one) => Number(one.split(" ")[0]) - Number(from))).toEqual([0, 1, 2, 3, 4, 5]);
	expect(entries.map((line) => line.replace(/^\d+ .* UTC /, ""))).toEqual([
		expect.stringMatching(`^Text field 2 of 2 on page 1 ${DESK}$`),
		expect.stringMatching(`^“Signature” ${PHONE}$`),
		expect.stringMatching(`^Text field 1 of 2 on page 1 ${PHONE}$`),
		expect.stringMatching(`^“City” ${PHONE}$`),
		expect.stringMatching(`^“Passport” ${DESK}$`),
		expect.stringMatching(`^“Terms”, prefilled by the sender ${DESK}$`),
	]);
	const attached = lines.indexOf("passport.pdf");
	expect(lines.slice(attached, attached + 4)).toEqual([
		"passport.pdf",
		"Attached by Grace Signer",
		"SHA-256 of the file as attached",
		createHash("sha256").update(PASSPORT).digest("hex"),
	]);
});
