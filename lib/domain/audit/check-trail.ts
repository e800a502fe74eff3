import { isEvidenceMac } from "#lib/crypto/evidence-mac.ts";
import type { StoredAuditEvent } from "#lib/db/stores/documents/whole-document.ts";
import { findBrokenLink } from "./chain.ts";
import { openEvidenceKeys } from "./evidence-keys.ts";

/**
 * What is wrong with a trail, and at which entry. `trail`: the entry’s hash isn’t over the entry and the one before ·
 * `wrongMac`: its authentication code doesn’t match its hash · `noMac`: it has none.
 */
export type BrokenTrail = { broken: "trail" | "wrongMac" | "noMac"; entry: number };

/** `unknown`: nothing contradicts the trail, but a key that authenticates entries isn’t available. */
export type TrailCheck = "whole" | "unknown" | BrokenTrail;

/** Checks that a trail has the events that this server wrote, from the first on, unchanged and in order. */
export async function checkTrail(events: readonly StoredAuditEvent[]): Promise<TrailCheck> {
	const link = findBrokenEntry(events) ?? Number.POSITIVE_INFINITY;
	const codes = await checkEventMacs(events);
	for (const [index, code] of codes.entries()) {
		const entry = index + 1;
		if (link <= entry) return { broken: "trail", entry: link };
		if (code === "noMac" || code === "wrongMac") return { broken: code, entry };
	}
	return codes.includes("unknown") ? "unknown" : "whole";
}

/** The first entry whose hash isn’t over it and the one before; null: the chain is whole. */
export function findBrokenEntry(events: readonly StoredAuditEvent[]): number | null {
	return findBrokenLink(events.map((event) => ({ ...event, at: event.at.toISOString() })));
}

/** Checks the authentication code of each event; `unknown`: its key isn’t available. */
export async function checkEventMacs(events: readonly StoredAuditEvent[]) {
	const keys = await openEvidenceKeys(events.flatMap(({ macKeyId }) => macKeyId ?? []));
	return events.map(({ hash, mac, macKeyId }) => {
		if (mac === null || macKeyId === null) return "noMac";
		const key = keys.get(macKeyId);
		if (!key) return "unknown";
		return isEvidenceMac(key, "audit-event", hash, mac) ? "right" : "wrongMac";
	});
}
