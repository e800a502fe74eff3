const keyOf = (token: string) => `signet.lent.${token}`;

/**
 * The next page of this link in this tab was led to from here: whoever loads it again, comes back to it or opens it in
 * another tab is to say first that they are the signer.
 */
export function noteOwnWay(token: string): void {
	try {
		sessionStorage.setItem(keyOf(token), "1");
	} catch {
		// A browser that keeps nothing tells no way from another: see takeOwnWay.
	}
}

/** What was found when it was asked first: the page stays the same. */
const found = new Map<string, boolean>();

/** Whether this page was led to from another of ours; one that is loaded again was not. */
export function takeOwnWay(token: string): boolean {
	const isNoted = found.get(token) ?? take(keyOf(token));
	found.set(token, isNoted);
	return isNoted;
}

function take(key: string): boolean {
	try {
		const isNoted = sessionStorage.getItem(key) !== null;
		sessionStorage.removeItem(key);
		return isNoted;
	} catch {
		return true;
	}
}
