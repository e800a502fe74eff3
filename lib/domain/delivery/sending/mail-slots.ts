import type { JobContext } from "#lib/domain/context.ts";
import { mailTransport } from "#lib/mail/transport.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";

/** Maximum of simultaneous mails to a server that has timed out, until it answers. */
const SLOTS_AFTER_TIMEOUT = 4;

/** How many mails may be sent at once, up to `most`: none while the server refuses our credentials. */
export function mailSlots(most: number): number {
	const { refusesCredentials, hasTimedOut, maxConnections } = mailTransport().server;
	if (refusesCredentials) return 0;
	return Math.min(most, maxConnections, ...(hasTimedOut ? [SLOTS_AFTER_TIMEOUT] : []));
}

/** Checks whether a server that refused our credentials accepts them. @returns whether waiting mail can be sent */
export const probeMailServer = defineVerb({ permission: "jobs.run" }, async (_: JobContext): Promise<boolean> => {
	const transport = mailTransport();
	if (!transport.server.refusesCredentials) return false;
	await transport.check().catch(() => undefined);
	return !transport.server.refusesCredentials;
});
