import { execFileSync } from "node:child_process";
import { PDF } from "@libpdf/core";
import { describe, expect, it } from "vitest";
import type { CertificateData } from "#lib/pdf/certificate-data.ts";
import { certificateData } from "#lib/pdf/seal/testing/certificate-data.ts";
import { corpusFile } from "#lib/pdf/seal/testing/corpus.ts";
import { qpdfComplaints } from "#lib/pdf/seal/testing/judges.ts";
import { onDisk, readText } from "#lib/pdf/stamp/testing/stamped.ts";
import { appendCertificate } from "./append-certificate.ts";
import { MARGIN, PAGE_HEIGHT, PAGE_WIDTH } from "./certificate-colours.ts";
import { renderCertificate } from "./render-certificate.ts";

const HASH = "0123456789abcdef".repeat(4);

function signer(change: Partial<CertificateData["signers"][number]> = {}): CertificateData["signers"][number] {
	return {
		name: "Mia Chen",
		email: "mia@example.com",
		type: "Signer",
		hostName: null,
		groupName: null,
		phone: null,
		authentication: ["email"],
		presence: null,
		proof: null,
		identity: null,
		sentAt: "2025-12-12T09:00:00Z",
		viewedAt: "2025-12-12T09:05:12Z",
		consentedAt: "2025-12-12T09:05:40Z",
		consentHash: "c0ffee12".repeat(8),
		signedAt: "2025-12-12T22:07:02Z",
		ip: "203.0.113.7",
		userAgent: "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X)",
		mark: { kind: "type", text: "Mia Chen", face: "caveat" },
		markPath: null,
		...change,
	};
}

function events(count: number): CertificateData["events"] {
	return Array.from({ length: count }, (_, i) => ({
		seq: i + 1,
		at: new Date(Date.UTC(2025, 11, 12, 9, i)).toISOString(),
		text: `Event number ${i + 1} happened.`,
		actor: "Mia Chen <mia@example.com>",
		ip: "2001:0db8:85a3:0000:0000:8a2e:0370:7334",
		entries: [],
	}));
}

function data(change: Partial<CertificateData> = {}): CertificateData {
	return certificateData({
		locale: "EN",
		timeZone: "Europe/Paris",
		documentId: "doc-4711",
		title: "Services agreement",
		files: [{ name: "contract.pdf", sha256: HASH, pageCount: 10 }],
		signers: [signer()],
		carbonCopies: ["legal@example.com"],
		events: events(3),
		consents: [],
		chainHead: HASH,
		isTimestampMissing: false,
		verifyUrl: "https://sign.example/verify",
		...change,
	});
}

function wholeText(bytes: Uint8Array): string {
	const text = execFileSync("pdftotext", ["-layout", onDisk(bytes), "-"], { encoding: "utf8" });
	return text.replace(/[\u200e\u202a-\u202e]/g, "").replace(/\s+/g, " ");
}

async function rendered(from: CertificateData): Promise<Uint8Array> {
	return (await renderCertificate(from)).save();
}

async function printed(change: Partial<CertificateData> = {}): Promise<string> {
	return wholeText(await rendered(data(change)));
}

describe("the certificate of completion", () => {
	it("names document, parties, files, events and how to verify, with times in the document's zone", async () => {
		const bytes = await rendered(data());
		expect(qpdfComplaints(bytes)).toBe("");
		const text = wholeText(bytes);
		for (const part of [
			"Certificate of completion",
			"Services agreement",
			"doc-4711",
			"Europe/Paris",
			"contract.pdf 10 pages",
			HASH,
			"Mia Chen",
			"mia@example.com",
			"Dec 12, 2025, 10:05:12 GMT+1",
			"Dec 12, 2025, 23:07:02 GMT+1",
			"203.0.113.7",
			"iPhone OS 18_1",
			"c0ffee12".repeat(8),
			"legal@example.com",
			"Event number 3 happened.",
			"https://sign.example/verify",
			"Page 1 of 2",
		]) {
			expect(text).toContain(part);
		}
	});

	it("speaks French to a French signer, and English where there is no catalogue", async () => {
		const french = await printed({ locale: "FR" });
		for (const part of ["Certificat de signature", "Piste d’audit", "12 déc. 2025", "Page 1 sur 2"]) {
			expect(french).toContain(part);
		}
		expect(await printed({ locale: "JA" })).toContain("Certificate of completion");
	});

	it("tells a reviewer, a host and what was not recorded", async () => {
		const text = await printed({
			signers: [
				signer({ type: "Reviewer", mark: null, consentedAt: null, consentHash: null }),
				signer({
					type: "InPersonSigner",
					hostName: "Ana Lima",
					authentication: ["host"],
					presence: { host: "Ana Lima <ana@example.com>", at: "2025-12-12T22:01:00Z" },
				}),
			],
		});
		expect(text).toMatch(/Reviewer .* Consented not recorded Approved Dec 12/);
		expect(text).toContain("In-person signer, hosted by Ana Lima");
		expect(text).toContain("Personal link, sent to the host");
		expect(text).toMatch(/Device Lent by Ana Lima <ana@example\.com>; “I am Mia Chen” was confirmed on it Dec 12/);
	});

	it("tells how each one's link came to them, with the number that texts went to", async () => {
		const text = await printed({
			signers: [
				signer({ authentication: [], sentAt: null }),
				signer({ authentication: ["email", "sms"], phone: "+49 15112345678" }),
				signer({ authentication: ["sms"], email: "", phone: "+33 612345678" }),
			],
		});
		expect(text).toMatch(/Access not recorded Viewed/);
		expect(text).toMatch(
			/\+49 15112345678 .* sent to the address above; Personal link, sent to the phone number above/,
		);
		expect(text).toMatch(/\+33 612345678 .* sent to the phone number above/);
	});

	it("tells what each one proved who they are with, and when", async () => {
		const at = "2025-12-12T22:01:00Z";
		const text = await printed({
			signers: [
				signer({ proof: { method: "AccessCode", at } }),
				signer({ proof: { method: "EmailOTP", at } }),
				signer({ proof: { method: "SMSOTP", at }, phone: "+33 612345678" }),
			],
		});
		expect(text).toMatch(/Authentication Access code set by the sender, entered Dec 12, 2025, 23:01:00/);
		expect(text).toMatch(/Authentication Code sent to the address above, entered Dec 12/);
		expect(text).toMatch(/\+33 612345678 .* Authentication Code sent to the phone number above/);
	});

	it("tells which document showed who somebody is, what was checked and by whom, and what was not", async () => {
		const identity = {
			provider: null,
			...{ kind: "Passport" as const, country: "UTO", numberEnd: "02C3", at: "2025-12-12T22:01:00Z" },
			passed: ["CheckDigits" as const, "Expiry" as const, "Name" as const],
		};
		const text = await printed({
			signers: [
				signer({ identity: { ...identity, reviewer: "Mia Chen" } }),
				signer({ identity: { ...identity, numberEnd: "", country: "", passed: [], reviewer: null } }),
				signer({ identity: { ...identity, passed: ["Genuine"], reviewer: null, provider: "Stripe" } }),
				signer({ identity: { ...identity, passed: ["Genuine", "Selfie"], reviewer: "Mia Chen", provider: "Stripe" } }),
			],
		});
		expect(text).toMatch(/Identity document Passport, UTO, number ending in 02C3/);
		expect(text).toMatch(/Accepted By Mia Chen, after reviewing the photos and data, Dec 12, 2025, 23:01:00/);
		expect(text).toMatch(/Checked check digits, not expired, name/);
		expect(text).toMatch(/Accepted By checks alone, Dec 12, 2025, 23:01:00.*; no one reviewed the photos/);
		expect(text).toMatch(/Accepted By Stripe, Dec 12, 2025, 23:01:00/);
		expect(text).toMatch(/Not checked No face was compared. Signet did not see the document: only Stripe checked it/);
		expect(text).toMatch(/By Mia Chen, after reviewing what Stripe had verified, Dec 12/);
		expect(text).toMatch(/Signet saw neither the document nor the face. Only Stripe checked them/);
		expect(text.match(/does not compare faces or detect forged documents/g)).toHaveLength(2);
	});

	it("keeps what it says of a party on one page", async () => {
		const userAgent =
			"Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0";
		const signers = Array.from({ length: 9 }, (_, i) => signer({ name: `Person ${i}`, userAgent }));
		const bytes = await rendered(data({ signers }));
		const pageCount = (await PDF.load(bytes)).getPageCount();
		for (let page = 1; page <= pageCount; page++) {
			const text = readText(bytes, page);
			const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
			expect(count(/c0ffee12/g) / 8).toBe(count(/^Browser/gm));
			expect(count(/^Browser/gm)).toBe(count(/^Person \d$/gm));
		}
	});

	it("keeps names that run from right to left apart", async () => {
		const names = ["محمد علي", "דוד לוי"];
		const bytes = await rendered(data({ signers: names.map((name) => signer({ name, mark: null })) }));
		expect(readText(bytes, 1)).toContain("محمد علي, דוד לוי");
	});

	it.each(["محمد عبد الله", "李明", "김민준", "Nguyễn Văn Ắnh", "王小明 (Wang)", "קרן"])(
		"prints the name %s so that it can be searched",
		async (name) => {
			expect(await printed({ signers: [signer({ name })] })).toContain(name);
		},
	);

	it("needs as many pages as there are events, each with its heads and number", async () => {
		const bytes = await rendered(data({ events: events(150) }));
		const pageCount = (await PDF.load(bytes)).getPageCount();
		expect(pageCount).toBeGreaterThan(5);
		for (let page = 1; page <= pageCount; page++) {
			expect(readText(bytes, page)).toContain(`Page ${page} of ${pageCount}`);
		}
		const text = wholeText(bytes);
		for (const { text: sentence } of events(150)) expect(text).toContain(sentence);
	});

	it("cuts nothing and leaves the paper's margins free, however long the words", async () => {
		const long = "Donaudampfschifffahrtsgesellschaft".repeat(8);
		const bytes = await rendered(
			data({
				title: long,
				accountName: long,
				files: [{ name: `${long}.pdf`, sha256: HASH, pageCount: 1 }],
				signers: [
					signer({ name: long, email: `${"a".repeat(64)}@${"b".repeat(180)}.example`, userAgent: "x ".repeat(2000) }),
				],
				events: [
					{
						seq: 1,
						at: "2025-12-12T09:00:00Z",
						text: `${long} ${"word ".repeat(1500)}end`,
						actor: long,
						ip: "::1",
						entries: [],
					},
				],
			}),
		);
		const boxes = execFileSync("pdftotext", ["-bbox", onDisk(bytes), "-"], { encoding: "utf8" });
		const words = [...boxes.matchAll(/xMin="([\d.]+)" yMin="([\d.]+)" xMax="([\d.]+)" yMax="([\d.]+)"/g)];
		expect(words.length).toBeGreaterThan(3000);
		for (const [, xMin, yMin, xMax, yMax] of words) {
			expect(Number(xMin)).toBeGreaterThan(MARGIN - 3);
			expect(Number(xMax)).toBeLessThan(PAGE_WIDTH - MARGIN + 3);
			expect(Number(yMin)).toBeGreaterThan(MARGIN - 12);
			expect(Number(yMax)).toBeLessThan(PAGE_HEIGHT - 30);
		}
		expect(wholeText(bytes).replace(/\s/g, "").split(long).length - 1).toBeGreaterThanOrEqual(4);
	});

	it("leaves document id and chain head for verification, and adds little to a file", async () => {
		const source = corpusFile("plain");
		const pdf = await PDF.load(source);
		await appendCertificate(pdf, data());
		const bytes = await pdf.save();
		const info = execFileSync("pdfinfo", ["-custom", onDisk(bytes)], { encoding: "utf8" });
		expect(info).toMatch(/SignetDocumentId: *doc-4711/);
		expect(info).toMatch(new RegExp(`SignetChainHead: *${HASH}`));
		expect(bytes.length - source.length).toBeLessThan(20_000);
		expect(readText(bytes, 1)).toContain("Original page content");
	});

	it("stands behind pages that inherit from nested nodes without changing them", async () => {
		const pdf = await PDF.load(corpusFile("rotate-inherited-neg90"));
		await appendCertificate(pdf, data());
		const info = execFileSync("pdfinfo", ["-f", "1", "-l", "3", onDisk(await pdf.save())], { encoding: "utf8" });
		expect(info).toMatch(/Page +1 rot: +270/);
		expect(info).toMatch(/Page +2 rot: +0/);
	});
});
