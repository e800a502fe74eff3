import { createHash } from "node:crypto";

/** What an event's hash covers; field order does not matter, the JSON is canonical. */
export type ChainedEvent = {
	documentId: string;
	seq: number;
	/** ISO 8601 with milliseconds, UTC. */
	at: string;
	type: string;
	actorType: string;
	actorId: string | null;
	actorName: string;
	actorEmail: string;
	ip: string;
	userAgent: string;
	data: unknown;
};

/**
 * JSON with sorted keys and no blanks, so that one event has one hash whoever computes it
 * (the subset of RFC 8785 that our data needs: strings, numbers, booleans, null, arrays, objects).
 */
export function canonicalJson(value: unknown): string {
	if (Array.isArray(value)) return `[${value.map(canonicalJson).join(",")}]`;
	if (value !== null && typeof value === "object") {
		const entries = Object.entries(value)
			.filter(([, inner]) => inner !== undefined)
			.sort(([a], [b]) => (a < b ? -1 : 1))
			.map(([key, inner]) => `${JSON.stringify(key)}:${canonicalJson(inner)}`);
		return `{${entries.join(",")}}`;
	}
	return JSON.stringify(value);
}

/** SHA-256 in hex over the canonical JSON of a value. */
export function hashOfJson(value: unknown): string {
	return createHash("sha256").update(canonicalJson(value)).digest("hex");
}

/** SHA-256 in hex over the previous event's hash (empty for the first) and this event, without what else its row has. */
export function eventHash(previousHash: string, event: ChainedEvent): string {
	const { documentId, seq, at, type, actorType, actorId, actorName, actorEmail, ip, userAgent, data } = event;
	const covered = { documentId, seq, at, type, actorType, actorId, actorName, actorEmail, ip, userAgent, data };
	return createHash("sha256").update(previousHash).update("\n").update(canonicalJson(covered)).digest("hex");
}

/** The first event whose hash does not follow from its predecessor, or null when the chain holds. */
export function findBrokenLink(events: (ChainedEvent & { hash: string })[]): number | null {
	let previous = "";
	for (const [index, event] of events.entries()) {
		if (event.seq !== index + 1 || eventHash(previous, event) !== event.hash) return index + 1;
		previous = event.hash;
	}
	return null;
}
