import { mailTransport } from "#lib/mail/transport.ts";

/** A server that has timed out gets no more mails at a time until it answers. */
const SLOTS_AFTER_TIMEOUT = 4;

/** How many of so many mails may be under way at a time: none while the server refuses our credentials. */
export function mailSlots(most: number): number {
	const { refusesCredentials, hasTimedOut } = mailTransport().server;
	if (refusesCredentials) return 0;
	return hasTimedOut ? Math.min(most, SLOTS_AFTER_TIMEOUT) : most;
}

/** Where mail waits for the server to accept our credentials: asks whether it does. @returns whether mail goes out again */
export async function probeMailServer(): Promise<boolean> {
	const transport = mailTransport();
	if (!transport.server.refusesCredentials) return false;
	await transport.check().catch(() => undefined);
	return !transport.server.refusesCredentials;
}
