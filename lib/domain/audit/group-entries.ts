import type { StoredAuditEvent } from "#lib/db/stores/documents/whole-document.ts";
import {
	describeClockSetBack,
	describeEntries,
	describeEntry,
	describeEvent,
} from "#lib/i18n/events/describe-event.ts";
import { findClockSetBacks } from "./clock-set-back.ts";

type Run = [StoredAuditEvent, ...StoredAuditEvent[]];

/** An event in words. Entries of one person that follow each other are one, with each of them below it. */
type DescribedStep = {
	/** The last of them. */
	event: StoredAuditEvent;
	text: string;
	/** Where all of them came from; empty when they came from several places. */
	ip: string;
	/** Empty for what is one event. */
	entries: { seq: number; at: string; text: string; ip: string }[];
};

/**
 * The events of a document in words, oldest first, with one person's filled-in fields grouped, and a note where the
 * server's clock was set back.
 *
 * @param timeZone see describeEvent
 */
export function describeSteps(locale: string, events: StoredAuditEvent[], timeZone: string): DescribedStep[] {
	const setBacks = findClockSetBacks(events);
	return runsOf(events).map((run) => {
		const event = run.at(-1) ?? run[0];
		if (run.length === 1) {
			const seconds = setBacks.get(event.seq);
			const note = seconds === undefined ? "" : ` ${describeClockSetBack(locale, seconds)}`;
			return { event, text: `${describeEvent(locale, event, timeZone)}${note}`, ip: event.ip, entries: [] };
		}
		return {
			event,
			text: describeEntries(locale, run),
			ip: run.every((one) => one.ip === event.ip) ? event.ip : "",
			entries: run.map((one) => ({
				seq: one.seq,
				at: one.at.toISOString(),
				text: describeEntry(locale, one),
				ip: one.ip,
			})),
		};
	});
}

function runsOf(events: StoredAuditEvent[]): Run[] {
	const runs: Run[] = [];
	for (const event of events) {
		const run = runs.at(-1);
		const isNext = run?.[0].type === "FieldFilled" && event.type === "FieldFilled" && run[0].actorId === event.actorId;
		if (run && isNext) run.push(event);
		else runs.push([event]);
	}
	return runs;
}
