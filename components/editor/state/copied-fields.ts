const KEPT = "signet-copied-fields";

/**
 * Keeps fields in this browser, so that they can be taken to another document in another tab. They are one person's:
 * nobody else who signs in here pastes them, and they go when that person signs out.
 *
 * @returns false in a browser that keeps nothing
 */
export function keepCopied(userId: string, fields: readonly unknown[]): boolean {
	try {
		localStorage.setItem(KEPT, JSON.stringify({ userId, fields }));
		return true;
	} catch {
		return false;
	}
}

/** What this person copied last, as it was kept: whoever uses it judges it. */
export function readCopied(userId: string): readonly unknown[] {
	try {
		const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? "null");
		const isOwn = typeof kept === "object" && kept !== null && "userId" in kept && kept.userId === userId;
		return isOwn && "fields" in kept && Array.isArray(kept.fields) ? kept.fields : [];
	} catch {
		return [];
	}
}

export function forgetCopied(): void {
	try {
		localStorage.removeItem(KEPT);
	} catch {
		// What cannot be reached was not kept either.
	}
}
