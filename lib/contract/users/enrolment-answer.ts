/** Where somebody is with setting up an authenticator app that their organisation requires; null: not begun. */
export type EnrolmentAnswer = {
	/** What the app is set up with; null when it is, or was not begun. */
	setUp: { secret: string; qr: { size: number; path: string }; address: string } | null;
	/** The recovery codes, once the app counts. */
	codes: string[] | null;
	/** What went wrong last. */
	problem: string | null;
} | null;
