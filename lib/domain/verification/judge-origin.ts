import type { KnownFile, SealedDocument } from "#lib/db/stores/verification.ts";
import { findBrokenLink } from "#lib/domain/audit/chain.ts";
import { areRowsOfTrail, type CheckedSigner, checkedSigners } from "./checked-signers.ts";

/**
 * Where a file comes from. `here`: byte for byte what was sealed here, by a whole trail that says so and names the
 * signers · `deleted`: the same, of a document that was purged · `broken`: the same, but the trail was changed, or other
 * rows contradict it · `elsewhere`: no file of ours; it may still name a document of ours · `unasked`: there was no
 * installation to ask.
 */
export type Origin =
	| { kind: "here"; fileKind: string; document: SealedDocument; signers: CheckedSigner[] }
	| { kind: "deleted"; fileKind: string; documentId: string; deletedAt: Date }
	| { kind: "broken"; documentId: string; broken: "trail" | "signers" }
	| { kind: "elsewhere"; named: "nothing" | "unknown" | "known" }
	| { kind: "unasked" };

/**
 * Whether a file whose hash is known here is vouched for by its document's trail: the chain is whole, and
 * the event of the sealing names the file. Earlier versions named only the sealed document there, so certificates and
 * parts of that time are known by their row alone.
 *
 * @param sha256 of the file, in hex
 */
export function judgeOrigin({ fileKind, ...found }: KnownFile, sha256: string): Origin {
	if (found.kind === "purged") return { ...found, kind: "deleted", fileKind };
	const { document } = found;
	const chain = document.events.map(({ at, ...event }) => ({ ...event, at: at.toISOString() }));
	const isNamed = chain
		.filter((event) => event.type === "DocumentSealed")
		.some(({ data: { sha256: sealed, files } }) =>
			files ? files.some((file) => file.sha256 === sha256) : sealed === sha256 || fileKind !== "Document",
		);
	const broken = { kind: "broken", documentId: document.id } as const;
	if (!isNamed || findBrokenLink(chain) !== null) return { ...broken, broken: "trail" };
	const signers = checkedSigners(document.events);
	if (!areRowsOfTrail(document.signers, signers)) return { ...broken, broken: "signers" };
	return { kind: "here", fileKind, document, signers };
}
