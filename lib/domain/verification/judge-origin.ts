import type { FileReport } from "#lib/contract/file-report.ts";
import type { TrailFacts } from "#lib/db/stores/verification.ts";
import { findBrokenLink } from "#lib/domain/audit/chain.ts";

type Origin = Pick<FileReport, "origin" | "isSealedFile">;

/**
 * Whether a certificate's head of the chain is a link of the chain we keep, and that chain is whole.
 * Events go on after sealing, so the head need not be the last one.
 *
 * @param chainHead what the certificate in the file carries
 * @param sha256 of the file, in hex
 */
export function judgeOrigin(trail: TrailFacts, chainHead: string | null, sha256: string): Origin {
	if (trail.kind !== "found") return { origin: trail.kind, isSealedFile: false };
	const isSealedFile = trail.sealedSha256 === sha256;
	const chain = trail.events.map(({ at, ...event }) => ({ ...event, at: at.toISOString() }));
	if (findBrokenLink(chain) !== null) return { origin: "broken", isSealedFile };
	const isLink = chain.some((event) => event.hash === chainHead);
	return { origin: isLink ? "matches" : "differs", isSealedFile };
}
