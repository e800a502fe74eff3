import { createHmac, timingSafeEqual } from "node:crypto";
import { deflateRawSync, inflateRawSync } from "node:zlib";
import { installationKeys } from "#lib/config/installation-keys.ts";
import { type FileReport, fileReport } from "#lib/contract/file-report.ts";

const MAX_REPORT_BYTES = 64 * 1024;

/**
 * A report as one word for an address, so that nothing need be stored and the page works without
 * scripts. It is signed with the installation's key: an address cannot claim what was not found.
 */
export function writeReport(report: FileReport): string {
	return writeWord("verify-report", JSON.stringify(report));
}

/** The report that `writeReport` wrote here; null for anything else. */
export function readReport(word: string): FileReport | null {
	const text = readWord("verify-report", word);
	// An older version may have signed another shape.
	return text === null ? null : (fileReport.safeParse(JSON.parse(text)).data ?? null);
}

/** Why a file was not checked, as one word in the manner of a report. */
export function writeProblem(sentence: string): string {
	return writeWord("verify-problem", sentence);
}

/** The sentence that `writeProblem` wrote here; null for anything else. */
export function readProblem(word: string): string | null {
	return readWord("verify-problem", word);
}

type Purpose = "verify-report" | "verify-problem";

function writeWord(purpose: Purpose, text: string): string {
	const body = deflateRawSync(text).toString("base64url");
	return `${body}.${signatureOf(purpose, body)}`;
}

function readWord(purpose: Purpose, word: string): string | null {
	const [body = "", signature = ""] = word.split(".");
	const expected = Buffer.from(signatureOf(purpose, body));
	const given = Buffer.from(signature);
	if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
	return inflateRawSync(Buffer.from(body, "base64url"), { maxOutputLength: MAX_REPORT_BYTES }).toString();
}

function signatureOf(purpose: Purpose, body: string): string {
	return createHmac("sha256", installationKeys().installationKey).update(`${purpose}\n${body}`).digest("base64url");
}
