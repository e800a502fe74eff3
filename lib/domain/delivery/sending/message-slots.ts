import type { JobContext } from "#lib/domain/context.ts";
import { mailTransport } from "#lib/mail/transport.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { smsTransport } from "#lib/sms/transport.ts";

/** Maximum of simultaneous mails to a server that has timed out, until it answers. */
const SLOTS_AFTER_TIMEOUT = 4;

/** How many mails may be sent at once, up to `most`: none while the server refuses our credentials. */
export function mailSlots(most: number): number {
	const { refusesCredentials, hasTimedOut, maxConnections } = mailTransport().server;
	if (refusesCredentials) return 0;
	return Math.min(most, maxConnections, ...(hasTimedOut ? [SLOTS_AFTER_TIMEOUT] : []));
}

/** How many text messages may be sent at once, up to `most`: none while the provider refuses our credentials. */
export function smsSlots(most: number): number {
	return smsTransport().provider.refusesCredentials ? 0 : most;
}

/**
 * Checks whether a mail server or SMS provider that refused our credentials accepts them.
 *
 * @returns the queues whose waiting messages can be sent
 */
export const probeProviders = defineVerb({ permission: "jobs.run" }, async (_: JobContext) => {
	const [mail, sms] = [mailTransport(), smsTransport()];
	const isAccepted = async (state: Readonly<{ refusesCredentials: boolean }>, check: () => Promise<void>) => {
		if (!state.refusesCredentials) return false;
		await check().catch(() => undefined);
		return !state.refusesCredentials;
	};
	const [hasMail, hasSms] = await Promise.all([
		isAccepted(mail.server, mail.check),
		isAccepted(sms.provider, sms.check),
	]);
	return [...(hasMail ? (["mail"] as const) : []), ...(hasSms ? (["sms"] as const) : [])];
});
