import { createHash } from "node:crypto";
import { readDer } from "../asn1/der.ts";
import type { FoundSignature } from "../verifying/find-signatures.ts";

/**
 * The hash that a file had when it was sealed, where someone changed what no signature covers: how the hex digits of
 * its seals are written and what pads them (ISO 32000-2 12.8.1). Null: they are as they are written here.
 *
 * @param signatures of this product: seal and timestamps
 */
export function hashAsSealed(bytes: Uint8Array, signatures: readonly FoundSignature[]): string | null {
	const asSealed = Buffer.from(bytes);
	for (const { cms, parts, end } of signatures) {
		const [before, after] = parts;
		if (!before || !after) return null;
		const sizeBytes = end - after.length - before.length - 2;
		const digits = Buffer.from(readDer(cms).bytes).toString("hex").padEnd(sizeBytes, "0");
		asSealed.write(`<${digits}>`, before.length, "latin1");
	}
	return asSealed.equals(bytes) ? null : createHash("sha256").update(asSealed).digest("hex");
}
