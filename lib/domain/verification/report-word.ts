import { createHmac, timingSafeEqual } from "node:crypto";
import { deflateRawSync, inflateRawSync } from "node:zlib";
import { installationKeys } from "#lib/config/keys.ts";
import { type FileReport, fileReport } from "#lib/contract/file-report.ts";

const MAX_REPORT_BYTES = 64 * 1024;

/**
 * A report as one word for an address, so that nothing need be stored and the page works without
 * scripts. It is signed with the installation's key: an address cannot claim what was not found.
 */
export function writeReport(report: FileReport): string {
	const body = deflateRawSync(JSON.stringify(report)).toString("base64url");
	return `${body}.${signatureOf(body)}`;
}

/** The report that `writeReport` wrote here; null for anything else. */
export function readReport(word: string): FileReport | null {
	const [body = "", signature = ""] = word.split(".");
	const expected = Buffer.from(signatureOf(body));
	const given = Buffer.from(signature);
	if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
	const text = inflateRawSync(Buffer.from(body, "base64url"), { maxOutputLength: MAX_REPORT_BYTES }).toString();
	// An older version may have signed another shape.
	return fileReport.safeParse(JSON.parse(text)).data ?? null;
}

function signatureOf(body: string): string {
	return createHmac("sha256", installationKeys().installationKey).update(`verify-report\n${body}`).digest("base64url");
}
