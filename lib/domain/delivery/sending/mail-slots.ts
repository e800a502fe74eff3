import type { JobContext } from "#lib/domain/context.ts";
import { mailTransport } from "#lib/mail/transport.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";

/** A server that has timed out gets no more mails at a time until it answers. */
const SLOTS_AFTER_TIMEOUT = 4;

/** How many of so many mails may be under way at a time: none while the server refuses our credentials. */
export function mailSlots(most: number): number {
	const { refusesCredentials, hasTimedOut, maxConnections } = mailTransport().server;
	if (refusesCredentials) return 0;
	return Math.min(most, maxConnections, ...(hasTimedOut ? [SLOTS_AFTER_TIMEOUT] : []));
}

/** Asks a mail server that refused our credentials whether it accepts them now. @returns whether mail can be sent again */
export const probeMailServer = defineVerb({ permission: "jobs.run" }, async (_: JobContext): Promise<boolean> => {
	const transport = mailTransport();
	if (!transport.server.refusesCredentials) return false;
	await transport.check().catch(() => undefined);
	return !transport.server.refusesCredentials;
});
