import { execFileSync } from "node:child_process";
import { API_KEY, BASE_URL } from "./product.ts";
import { expect } from "./test.ts";

const PX_PER_POINT = 96 / 72;

/** The sealed PDF of a document. */
export const sealedFile = (documentId: string) => download("download", documentId);

/** The certificate of a completed document. */
export const certificateFile = (documentId: string) => download("downloadAuditLog", documentId);

async function download(operation: string, documentId: string): Promise<Buffer> {
	const url = `${BASE_URL}/v1/document/${operation}?documentId=${documentId}`;
	const response = await fetch(url, { headers: { "X-API-KEY": API_KEY } });
	expect(response.status).toBe(200);
	return Buffer.from(await response.arrayBuffer());
}

/** The words of the first page, with their places in pixels of 96 dpi. */
export function wordsOf(file: string): { text: string; x: number; y: number }[] {
	const xml = execFileSync("pdftotext", ["-bbox", "-l", "1", file, "-"], { encoding: "utf8" });
	return [...xml.matchAll(/<word xMin="([\d.]+)" yMin="([\d.]+)" xMax="[\d.]+" yMax="([\d.]+)">([^<]*)</g)].map(
		([, x = "", top = "", bottom = "", text = ""]) => ({
			text,
			x: Number(x) * PX_PER_POINT,
			y: ((Number(top) + Number(bottom)) / 2) * PX_PER_POINT,
		}),
	);
}
