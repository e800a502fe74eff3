const keyOf = (documentId: string) => `signet-proposals-later:${documentId}`;

/** Whether somebody said "not now" of a document's proposals in this tab. */
export function isKeptPutOff(documentId: string): boolean {
	try {
		return sessionStorage.getItem(keyOf(documentId)) !== null;
	} catch {
		return false;
	}
}

/** Remembers it until the tab is closed. */
export function keepPutOff(documentId: string): void {
	try {
		sessionStorage.setItem(keyOf(documentId), "");
	} catch {
		// A browser that keeps nothing asks again after a reload.
	}
}
